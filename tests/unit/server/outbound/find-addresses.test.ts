import { afterAll, beforeAll, expect, it } from 'vitest'
import { findByDns } from '../../../../src/server/outbound/find-addresses.ts'
import { type DnsServer, startDnsServer } from '../../../support/server/dns-server.ts'

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer({
    'both.example.org': ['93.184.216.34', '93.184.216.35', '2a00:1450:4001::200a'],
    'four.example.org': ['93.184.216.34'],
    'six.example.org': ['2a00:1450:4001::200a'],
    'none.example.org': [],
  })
})
afterAll(() => server.stop())

const never = new AbortController().signal
const find = (name: string, signal = never) => findByDns([server.address])(name, signal)

it('finds all addresses of a name, of both kinds', async () => {
  expect(await find('both.example.org')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '93.184.216.35', family: 4 },
    { address: '2a00:1450:4001::200a', family: 6 },
  ])
})

it('finds those that there are where one kind is missing', async () => {
  expect(await find('four.example.org')).toEqual([{ address: '93.184.216.34', family: 4 }])
  expect(await find('six.example.org')).toEqual([{ address: '2a00:1450:4001::200a', family: 6 }])
})

it('says why where there is none', async () => {
  await expect(find('none.example.org')).rejects.toMatchObject({ code: 'ENODATA' })
})

it('gives up on a server that is silent', async () => {
  await expect(find('silent.example.org')).rejects.toMatchObject({ code: 'ETIMEOUT' })
})

it('ends as soon as it is not wanted any more, and asks nothing then', async () => {
  const ending = new AbortController()
  const finding = find('waiting.example.org', ending.signal)
  await expect.poll(() => server.asked.has('waiting.example.org')).toBe(true)
  ending.abort()
  await expect(finding).rejects.toMatchObject({ code: 'ECANCELLED' })
  await expect(find('later.example.org', ending.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.asked.has('later.example.org')).toBe(false)
})

it('does not delay others for a server that is silent', async () => {
  const ending = new AbortController()
  const silent = Array.from({ length: 100 }, (_, index) => find(`silent-${index}.example.org`, ending.signal))
  const ended = Promise.allSettled(silent)
  await expect.poll(() => server.asked.has('silent-99.example.org')).toBe(true)
  expect(await Promise.race([find('four.example.org'), ...silent])).toHaveLength(1)
  ending.abort()
  expect((await ended).every(({ status }) => status === 'rejected')).toBe(true)
})
