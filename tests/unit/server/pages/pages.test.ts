import { expect, test } from 'vitest'
import { hideToken } from '../../../../src/server/pages/pages.ts'

const token = '3f2b8a54-6a0e-4c5e-9d0b-0a5d8f1c2e7b'

test.each([
  [`/list/${token}`, '/list/-', token],
  [`/list/${token}?from=${token}`, '/list/-', token],
  [`/list/${token.toUpperCase()}`, '/list/-', token],
  [`/list/${token.replaceAll('-', '%2D').replace('3', '%33')}`, '/list/-', token],
  [`/list/${token}/aplicatie.webmanifest`, '/list/-/aplicatie.webmanifest', token],
  ['/list/%22x', '/list/-', ''],
  ['/list/%zz', '/list/-', ''],
  ['/list/list', '/list/-', ''],
])('the renderer of %s sees the address %s', (url, seen, hidden) => {
  const request = { url, headers: { 'x-share-token': 'forged' } as Record<string, string> }
  expect(hideToken(request)).toBe(true)
  expect(request.url).toBe(seen)
  expect(request.headers['x-share-token']).toBe(hidden)
})

test.each(['/', `/list/${token}/`, `/list%2f${token}`, `/nimic?${token}`, '/alimente/lapte/'])(
  'the renderer does not see %s',
  (url) => {
    expect(hideToken({ url, headers: {} })).toBe(false)
  },
)
