import { expect, test } from 'vitest'
import { guideAddress } from '../../../src/server/guide-addresses.ts'

const moved = (address: string) => guideAddress(new URL(address, 'http://site'))

test.each([
  ['/alimente', '/alimente/'],
  ['/ALIMENTE/', '/alimente/'],
  ['/alimente/r/', '/alimente/litera/r/'],
  ['/alimente/R', '/alimente/litera/r/'],
  ['/alimente/ș/', '/alimente/litera/s/'],
  ['/alimente/%C8%9A/', '/alimente/litera/t/'],
  ['/alimente/litera/Ă/', '/alimente/litera/a/'],
  ['/alimente/litera/Î', '/alimente/litera/i/'],
  ['/alimente/litera/', '/alimente/litera/a/'],
  ['/alimente/categorie/', '/alimente/'],
  ['/alimente/sezon', '/alimente/'],
  ['/alimente/Rosii', '/alimente/rosii/'],
  ['/alimente/rosii?de=aici', '/alimente/rosii/?de=aici'],
  ['/alimente/nimic', '/alimente/nimic/'],
])('%s is %s', (address, right) => {
  expect(moved(address)).toBe(right)
})

test.each([
  '/alimente/',
  '/alimente/rosii/',
  '/alimente/litera/a/',
  '/alimente/sezon/mai/',
  '/alimente/cautare-0123456789ab.json',
  '/alimentexyz',
  '/despre',
  '/',
  '/list/alimente',
])('%s stays', (address) => {
  expect(moved(address)).toBeUndefined()
})

test('what is moved is right after one move', () => {
  for (const address of [
    '/alimente/litera/Ș',
    '/Alimente/X',
    '/alimente/a%2Fb',
    '/alimente//rosii',
    '/alimente/%zz',
  ]) {
    expect(moved(moved(address) ?? address), address).toBeUndefined()
  }
})

test('nobody is led to another site', () => {
  for (const address of ['/alimente//evil.ro', '/alimente/%2F%2Fevil.ro', '/alimente/\\evil.ro']) {
    expect(moved(address) ?? '/alimente/', address).toMatch(/^\/alimente\//)
  }
})
