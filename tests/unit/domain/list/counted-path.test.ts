import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedPath } from '../../../../src/domain/list/counted-path.ts'

const token = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

describe('the path that a view is counted under', () => {
  test.each<[what: string, address: unknown, path: string | undefined]>([
    ['the home page', '/', '/'],
    ['a page', '/despre', '/despre'],
    ['a page of the guide', '/alimente/litera/a/', '/alimente/litera/a/'],
    ['no query', '/alimente/?q=lapte', '/alimente/'],
    ['no hash', '/functii#pasi', '/functii'],
    ['any list', `/list/${token}`, '/list/'],
    ['a list with a query', `/list/${token}?x=/despre`, '/list/'],
    ['a path below a list', `/list/${token}/x`, '/list/'],
    ['no list in particular', '/list', '/list/'],
    ['a page that begins like a list', '/lista-de-cumparaturi', '/lista-de-cumparaturi'],
  ])('%s', (_, address, path) => {
    expect(countedPath(address)).toBe(path)
  })

  test.each<[what: string, address: unknown]>([
    ['nothing', undefined],
    ['no path', ''],
    ['no text', { path: '/' }],
    ['an address of its own', 'https://example.com/'],
    ['a path without its beginning', 'despre'],
    ['an empty folder', '//despre'],
    ['a way up', '/../despre'],
    ['a file', '/icon.svg'],
    ['capitals', '/DESPRE'],
    ['diacritics', '/roșii'],
    ['escapes', '/ro%C8%99ii'],
    ['markup', '/<script>'],
    ['a line break', '/despre\n'],
    ['101 characters', `/${'a'.repeat(100)}`],
    ['a list whose address is mistyped', `/lsit/${token}`],
    ['a list whose address is cut off', `/lista/${token.slice(0, 20)}`],
    ['a list in capitals', `/LIST/${token}`],
  ])('is none for %s', (_, address) => {
    expect(countedPath(address)).toBeUndefined()
  })

  const piece = fc.string({ unit: fc.constantFrom(...'/?#-al0', '/list/', '/despre') })

  test('never holds a token, at any place of an address', () => {
    fc.assert(
      fc.property(piece, fc.uuid(), piece, (before, secret, after) => {
        expect(countedPath(`${before}${secret}${after}`) ?? '').not.toContain(secret.slice(0, 13))
      }),
    )
  })

  test('is counted under itself', () => {
    fc.assert(
      fc.property(piece, (address) => {
        const path = countedPath(`/${address}`)
        fc.pre(path !== undefined)
        expect(countedPath(path)).toBe(path)
      }),
    )
  })
})
