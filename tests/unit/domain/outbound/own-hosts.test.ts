import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isOwnEndpoint, readOwnHosts } from '../../../../src/domain/outbound/own-hosts.ts'

describe('hosts of the operator', () => {
  it.each([
    ['casa.lan', ['casa.lan']],
    ['Casa, 192.168.1.7,10.0.0.0/8', ['casa', '192.168.1.7', '10.0.0.0/8']],
    ['[fd00::7]', ['[fd00::7]']],
  ])('are %s', (text, hosts) => {
    expect(readOwnHosts(text)).toEqual(hosts)
  })

  it.each([
    '',
    ',',
    '256.1.1.1',
    '1.2.3',
    '0x7f.1',
    '10.0.0.0/33',
    '10.0.0.0/8/9',
    '*.lan',
    'http://casa.lan',
    'a b',
  ])('are not %j', (text) => {
    expect(readOwnHosts(text)).toBeUndefined()
  })
})

describe('an address on them', () => {
  const hosts = ['casa.lan', '192.168.1.0/24', '127.0.0.1', '[fd00::7]']

  it.each([
    'http://casa.lan/',
    'http://casa.lan:8123/api/webhook/x?y=1',
    'https://casa.lan/x',
    'http://192.168.1.255/x',
    'http://127.0.0.1:1880/x',
    'http://[fd00::7]:8123/x',
  ])('may be %s', (url) => {
    expect(isOwnEndpoint(url, hosts)).toBe(true)
    expect(isOwnEndpoint(url, [])).toBe(false)
  })

  it.each([
    'http://alt.lan/',
    'http://x.casa.lan/',
    'http://casa.lan.alt.example/',
    'http://192.168.2.1/',
    'http://3232235777/',
    'http://192.168.257/',
    'http://0300.0250.1.1/',
    'http://casa.lan@alt.lan/',
    'http://casa.lan:99999/',
    'http://casa.lan',
    'ftp://casa.lan/',
    'http://casa.lan/\\x',
    'http://casa.lan/ x',
    'http://CASA.lan/',
    `http://casa.lan/${'x'.repeat(1_000)}`,
    7,
  ])('is never %j', (url) => {
    expect(isOwnEndpoint(url, hosts)).toBe(false)
  })

  test('is read by a browser’s rules as the very host that was looked at', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.ipV4(), (url, address) => {
        const one = url.replace(/\/\/[^/?#]+/, `//${address}:8123`)
        if (isOwnEndpoint(one, ['0.0.0.0/0'])) expect(new URL(one).hostname).toBe(address)
      }),
    )
  })
})
