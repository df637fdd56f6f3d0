import { expect, it } from 'vitest'
import { Deliveries } from '../../../../src/server/outbound/deliveries.ts'
import type { Failure } from '../../../../src/server/outbound/post-outside.ts'

const failed = (reason: string): Failure => ({ outcome: 'failed', reason, isPassing: true, waitMs: 0 })

it('nothing has been delivered since the first failure after a delivery', () => {
  const deliveries = new Deliveries(1)
  expect(deliveries.undelivered).toBeNull()
  deliveries.note(failed('status 503'), 'fcm.googleapis.com', 1_000)
  deliveries.note(failed('ETIMEOUT'), 'web.push.apple.com', 5_000)
  expect(deliveries.undelivered).toEqual({ sinceMs: 1_000, tries: 2, reason: 'ETIMEOUT' })
  deliveries.note({ outcome: 'sent' }, 'web.push.apple.com', 6_000)
  expect(deliveries.undelivered).toBeNull()
  deliveries.note(failed('ETIMEOUT'), 'web.push.apple.com', 7_000)
  expect(deliveries.undelivered).toEqual({ sinceMs: 7_000, tries: 1, reason: 'ETIMEOUT' })
  deliveries.note({ outcome: 'gone' }, 'web.push.apple.com', 8_000)
  expect(deliveries.undelivered).toBeNull()
})

it('fewer machines than it takes may be away themselves, however often they are tried', () => {
  const deliveries = new Deliveries(3)
  for (const machine of ['a', 'a', 'b', 'b', 'a']) deliveries.note(failed('ETIMEOUT'), machine, 1_000)
  expect(deliveries.undelivered).toBeNull()
  deliveries.note(failed('ETIMEOUT'), 'c', 2_000)
  expect(deliveries.undelivered).toMatchObject({ sinceMs: 1_000, tries: 6 })
})

it('a failure that does not concern the connection is only counted', () => {
  const deliveries = new Deliveries(1)
  deliveries.note(failed('ETIMEOUT'), undefined, 1_000)
  expect(deliveries.undelivered).toBeNull()
  deliveries.note(failed('ETIMEOUT'), 'fcm.googleapis.com', 2_000)
  deliveries.note({ outcome: 'sent' }, undefined, 3_000)
  expect(deliveries.undelivered).toMatchObject({ sinceMs: 2_000 })
  expect(deliveries.counts).toEqual([
    ['sent', 1],
    ['gone', 0],
    ['failed', 2],
  ])
})
