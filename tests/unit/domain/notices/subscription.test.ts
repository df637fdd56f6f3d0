import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isQuiet,
  readNoticeDevice,
  readWantedNotices,
  usualQuietHours,
} from '../../../../src/domain/notices/subscription.ts'
import { pushedBrowser, wantedNotices } from '../../../support/people/push-target.ts'

describe('a device’s subscription', () => {
  const wanted = wantedNotices(pushedBrowser(), { person: 'Ana' })

  it('is taken as it is', () => {
    expect(readWantedNotices({ ...wanted })).toEqual(wanted)
  })

  it('is taken without unknown fields, each kind once', () => {
    expect(readWantedNotices({ ...wanted, id: 'x', kinds: ['done', 'added', 'done'] })).toEqual({
      ...wanted,
      kinds: ['added', 'done'],
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['no kind', { kinds: [] }],
    ['an unknown kind', { kinds: ['added', 'constructor'] }],
    ['kinds that are none', { kinds: 'added' }],
    ['an hour beyond the day', { quietFrom: 24 }],
    ['half an hour', { quietTo: 6.5 }],
    ['an hour as text', { quietTo: '7' }],
    ['a zone that is a path', { zone: '../../etc' }],
    ['no zone', { zone: '' }],
    ['a long zone', { zone: `E${'u'.repeat(50)}` }],
    ['names said otherwise', { showsNames: 'true' }],
    ['shopping said otherwise', { isShopping: 1 }],
    ['a long nickname', { person: 'a'.repeat(31) }],
    ['a short key', { p256dh: wanted.p256dh.slice(1) }],
    ['a key of another kind', { p256dh: `A${wanted.p256dh.slice(1)}` }],
    ['a secret in other letters', { auth: `${wanted.auth.slice(1)}+` }],
    ['another endpoint', { endpoint: 'https://localhost/x' }],
    ['no endpoint', { endpoint: undefined }],
  ])('is refused with %s', (_, other) => {
    expect(readWantedNotices({ ...wanted, ...other })).toBeUndefined()
  })
})

it('knows the names that a device may have', () => {
  const device = '0123456789abcdef0123456789abcdef'
  expect(readNoticeDevice(device)).toBe(device)
  for (const other of [device.toUpperCase(), device.slice(1), `${device}0`, '', 7, undefined])
    expect(readNoticeDevice(other)).toBe('')
})

describe('hours of silence', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)

  it.each([
    [usualQuietHours.quietFrom, usualQuietHours.quietTo, [0, 1, 2, 3, 4, 5, 6, 22, 23]],
    [13, 15, [13, 14]],
    [0, 0, []],
    [9, 9, []],
    [23, 0, [23]],
    [0, 1, [0]],
  ])('from %i to %i', (quietFrom, quietTo, quiet) => {
    expect(hours.filter((hour) => isQuiet({ quietFrom, quietTo }, hour))).toEqual(quiet)
  })

  it('are as many as lie between their ends', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    fc.assert(
      fc.property(hour, hour, (quietFrom, quietTo) => {
        const quiet = hours.filter((one) => isQuiet({ quietFrom, quietTo }, one))
        expect(quiet).toHaveLength((quietTo - quietFrom + 24) % 24)
        expect(quiet).not.toContain(quietTo)
      }),
    )
  })
})
