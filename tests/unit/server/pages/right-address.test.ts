import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rightAddress } from '../../../../src/server/pages/right-address.ts'
import { addresses } from '../../../../src/site.ts'

const token = '0198c5d2-7d3a-4c55-9d56-3a3f0c1c9a10'
const pages = new Set([
  '/',
  '/despre',
  '/functii',
  '/lista-de-cumparaturi',
  '/confidentialitate',
  '/harta-site',
  '/alimente/',
  '/alimente/rosii/',
  '/alimente/surse/',
  '/alimente/sezon/mai/',
  ...Array.from('airst', (letter) => `/alimente/litera/${letter}/`),
])
const isPage = (address: string) => pages.has(address) || addresses.listToken(address) !== undefined

function moved(address: string, host = 'lista.ro'): string | undefined {
  const { pathname, search } = new URL(`http://site${address}`)
  return rightAddress({ host, pathname, search }, isPage)
}

test.each([
  ['/om', '/despre'],
  ['/funktioner', '/functii'],
  ['/functionalitati', '/functii'],
  ['/Functionalitati/', '/functii'],
  ['/inkopslista', '/lista-de-cumparaturi'],
  ['/integritet', '/confidentialitate'],
  ['/sajtkarta', '/harta-site'],
  ['/om?utm_source=x', '/despre?utm_source=x'],
])('an alias: %s is %s', (address, right) => {
  expect(moved(address)).toBe(right)
})

test.each([
  ['/Despre', '/despre'],
  ['/despre/', '/despre'],
  ['/despre.html', '/despre'],
  ['//despre', '/despre'],
  ['/func%C8%9Bii', '/functii'],
  ['/DESPRE/?a=B&c', '/despre?a=B&c'],
  ['/index.html', '/'],
  [`/LIST/${token.toUpperCase()}`, `/list/${token}`],
  [`/list/${token}/`, `/list/${token}`],
])('a page written otherwise: %s is %s', (address, right) => {
  expect(moved(address)).toBe(right)
})

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
  ['/alimente/rosii/index.html', '/alimente/rosii/'],
  ['/alimente/rosii?de=aici', '/alimente/rosii/?de=aici'],
])('of the guide: %s is %s', (address, right) => {
  expect(moved(address)).toBe(right)
})

describe('a host that begins with www.', () => {
  test.each([
    ['/', '//lista.ro/'],
    ['/om?x=1', '//lista.ro/despre?x=1'],
    ['/nu-exista', '//lista.ro/nu-exista'],
    ['/_astro/a.js', '//lista.ro/_astro/a.js'],
  ])('loses it, with one move for all: %s', (address, right) => {
    expect(moved(address, 'WWW.lista.ro')).toBe(right)
  })
})

test.each([
  '/',
  '/despre',
  '/despre?a=b',
  '/alimente/',
  '/alimente/rosii/',
  '/alimente/sezon/mai/',
  '/alimente/cautare-0123456789ab.json',
  '/alimente/nimic',
  '/nu-exista/',
  '/_astro/List.ABC.js',
  '/404.html',
  `/list/${token}`,
])('%s stays', (address) => {
  expect(moved(address)).toBeUndefined()
})

test('a moved page is right after one move, and no visitor is led to another site', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%2F',
    '%zz',
    '%5C',
    'Ș',
    'despre',
    'alimente',
    'evil.ro',
    '..',
    '.html',
    'R',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const right = moved(`/${parts.join('')}`)
      if (right === undefined) return
      expect(isPage(new URL(right, 'http://site').pathname)).toBe(true)
      expect(new URL(right, 'http://site').host).toBe('site')
      expect(moved(right)).toBeUndefined()
    }),
  )
})

describe('another name of a food', () => {
  const foodCalled = (name: string) => ({ tomate: 'rosii', 'patlagele-rosii': 'rosii' })[name]
  test.each([
    '/alimente/tomate/',
    '/alimente/tomate',
    '/alimente/Tomate/',
    '/alimente/pătlăgele-roșii/',
    '/alimente/patlagele%20rosii',
  ])('%s leads to its page', (pathname) => {
    expect(rightAddress({ host: 'lista.ro', pathname, search: '' }, isPage, foodCalled)).toBe(
      '/alimente/rosii/',
    )
  })

  test('leads nowhere when no food is called so', () => {
    const asked = { host: 'lista.ro', pathname: '/alimente/piatra/', search: '' }
    expect(rightAddress(asked, isPage, foodCalled)).toBeUndefined()
  })
})
