import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findByDns } from '../../../../src/server/outbound/find-addresses.ts'
import { postOutside, waitIn } from '../../../../src/server/outbound/post-outside.ts'
import { lookupPublic } from '../../../../src/server/outbound/public-address.ts'
import { type DnsServer, startDnsServer } from '../../../support/server/dns-server.ts'
import {
  type OutsideService,
  outsideHost,
  startOutsideService,
} from '../../../support/server/outside-service.ts'

describe('something that is sent by a name of DNS', () => {
  let dns: DnsServer
  let service: OutsideService
  beforeAll(async () => {
    dns = await startDnsServer({
      [outsideHost]: ['127.0.0.1'],
      'mixed.example.org': ['93.184.216.34', '127.0.0.1'],
      'six.example.org': ['::1'],
      'mapped.example.org': ['::ffff:7f00:1'],
    })
    service = await startOutsideService()
  })
  afterAll(async () => {
    dns.stop()
    await service.stop()
  })

  const post = (host: string, isAllowed?: () => boolean) =>
    postOutside(
      { address: `https://${host}/x`, headers: {}, body: 'x', gone: [] },
      { ...service.door, lookup: lookupPublic(findByDns([dns.address]), isAllowed) },
    )

  it('arrives where the name leads', async () => {
    expect(await post(outsideHost, () => true)).toEqual({ outcome: 'sent' })
    expect(service.received.splice(0)).toHaveLength(1)
  })

  it.each([outsideHost, 'mixed.example.org', 'six.example.org', 'mapped.example.org'])(
    'goes nowhere where the name leads to this machine: %s',
    async (host) => {
      expect(await post(host)).toMatchObject({ outcome: 'failed', reason: 'NOT_PUBLIC' })
      expect(service.received).toEqual([])
    },
  )
})

describe('the pause that a server asks for', () => {
  const nowMs = Date.parse('2026-11-27T10:00:00Z')

  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Fri, 27 Nov 2026 10:00:30 GMT', 30_000],
    ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
    ['1e9', 0],
    ['', 0],
    [undefined, 0],
  ])('%j is %d ms', (value, ms) => {
    expect(waitIn(value, nowMs)).toBe(ms)
  })
})
