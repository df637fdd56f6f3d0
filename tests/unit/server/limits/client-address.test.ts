import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from '../../../../src/server/limits/client-address.ts'

function requestFrom(remoteAddress: string, forwarded?: string): Pick<IncomingMessage, 'headers' | 'socket'> {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }
}

describe('the client', () => {
  test.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['2001:db8::1', undefined, '2001:db8::1'],
    ['203.0.113.7', '10.9.8.7', '203.0.113.7'],
    ['203.0.113.7', '', '203.0.113.7'],
  ])('%s that claims %o, with no proxy to trust, is %s', (remote, forwarded, address) => {
    expect(clientAddress(requestFrom(remote, forwarded), false)).toBe(address)
  })

  test.each([
    ['198.51.100.4', '198.51.100.4'],
    ['10.9.8.7, 198.51.100.4', '198.51.100.4'],
    ['10.9.8.7,  198.51.100.4 ', '198.51.100.4'],
    ['::ffff:198.51.100.4', '198.51.100.4'],
    ['1.1.1.1, 2001:db8::1', '2001:db8::1'],
    [undefined, '127.0.0.1'],
    ['', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['198.51.100.4, nobody', '127.0.0.1'],
  ])('of a trusted proxy that says %o is %s: the last hop, which it wrote', (forwarded, address) => {
    expect(clientAddress(requestFrom('127.0.0.1', forwarded), true)).toBe(address)
  })
})

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:0DB8:0000:0007::', '2001:db8:0:7'],
    ['2001:db8:0:7::9', '2001:db8:0:7'],
    ['2001:db8::7', '2001:db8:0:0'],
    ['1::2:3:4:5:6:7', '1:0:2:3'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('all addresses of a /64 are one, and those of two are two', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (network, host, other) => {
        expect(networkOf([...network, ...host].join(':'))).toBe(networkOf([...network, ...other].join(':')))
        expect(
          networkOf([...host, ...network].join(':')) === networkOf([...other, ...network].join(':')),
        ).toBe(host.join(':') === other.join(':'))
      }),
    )
  })
})
