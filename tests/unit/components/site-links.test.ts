import { expect, test } from 'vitest'
import { currentMark, footerLinks, headerLinks } from '../../../src/components/site-links.ts'

test.each([
  ['/despre', '/despre', 'page'],
  ['/despre.html', '/despre', 'page'],
  ['/despre', '/', undefined],
  ['/', '/', 'page'],
  ['/index.html', '/', 'page'],
  ['/alimente/', '/alimente/', 'page'],
  ['/alimente/index.html', '/alimente/', 'page'],
  ['/alimente/rosii/', '/alimente/', 'true'],
  ['/functii', '/despre', undefined],
  ['/despre-alimente', '/despre', undefined],
])('on %s the link to %s is marked %s', (path, address, mark) => {
  expect(currentMark(path, address)).toBe(mark)
})

test('the head leads where the specification says, and the foot to every public page', () => {
  expect(headerLinks.map(({ label }) => label)).toEqual([
    'Despre Noi',
    'Funcții',
    'Lista de Cumpărături',
    'Alimente A-Z',
    'Confidențialitate',
  ])
  expect(footerLinks.map(({ address }) => address)).toEqual([
    '/',
    '/despre',
    '/functii',
    '/lista-de-cumparaturi',
    '/alimente/',
    '/confidentialitate',
    '/licente',
    '/harta-site',
  ])
})
