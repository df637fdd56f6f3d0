import { expect, test } from 'vitest'
import { hideToken } from '../../../../src/server/pages/pages.ts'

const token = '3f2b8a54-6a0e-4c5e-9d0b-0a5d8f1c2e7b'

test.each([
  [`/list/${token}`, '/list/-', token],
  [`/list/${token}?from=home`, '/list/-?from=home', token],
  [`/list/${token}/`, '/list/-/', token],
  ['/list/%22x', '/list/-', '%22x'],
  ['/', '/', undefined],
  ['/alimente/lapte/', '/alimente/lapte/', undefined],
])('the renderer of %s sees the address %s', (url, seen, hidden) => {
  const request = { url, headers: { 'x-share-token': 'forged' } as Record<string, string> }
  hideToken(request)
  expect(request.url).toBe(seen)
  expect(request.headers['x-share-token']).toBe(hidden)
})
