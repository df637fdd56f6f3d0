import { expect, it } from 'vitest'
import { isPublicAddress, lookupPublic } from '../../../../src/server/outbound/public-address.ts'

it.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2a00:1450:4001::200a',
  '2620:1ec:c11::200',
])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.1',
  '192.0.2.7',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

/** @param addresses that the name resolves to */
function look(addresses: string[], all: boolean) {
  const find = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return new Promise((done) => {
    lookupPublic(find)(new AbortController().signal)('push.example.org', { all }, (error, ...found) =>
      done(error ? 'refused' : found),
    )
  })
}

it('a name is led to its own addresses, in either form', async () => {
  expect(await look(['8.8.8.8', '8.8.4.4'], false)).toEqual(['8.8.8.8', 4])
  expect(await look(['8.8.8.8'], true)).toEqual([[{ address: '8.8.8.8', family: 4 }]])
})

it('a name with one address that is not public, or none at all, leads nowhere', async () => {
  for (const all of [true, false]) {
    expect(await look(['8.8.8.8', '127.0.0.1'], all)).toBe('refused')
    expect(await look(['2a00:1450:4001::200a', '::1'], all)).toBe('refused')
    expect(await look([], all)).toBe('refused')
  }
})
