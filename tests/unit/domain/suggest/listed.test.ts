import { describe, expect, test } from 'vitest'
import { listedFinder, onceMore } from '../../../../src/domain/with-all-words.ts'
import { listed } from './items.ts'

const telemea = listed('Telemea', { quantity: '500', unit: 'g' })
const list = [
  listed('lapte'),
  telemea,
  listed('brânză de vaci', { quantity: '2', unit: 'pachet' }),
  listed('ouă', { completed: true }),
  listed('drojdie', { notFound: true }),
  listed('mac', { deleted: true }),
  listed('cartofi', { quantity: '2-3', unit: 'kg' }),
  listed('roșii', { store: 'Lidl' }),
]
const find = listedFinder(list)

describe('the item of the list that is being typed', () => {
  test.each([
    ['telem', 'Telemea'],
    ['TELEMEA', 'Telemea'],
    ['telemele', 'Telemea'],
    ['2 telem', 'Telemea'],
    ['unt, telem', 'Telemea'],
    ['lap', 'lapte'],
    ['brînz', 'brânză de vaci'],
    ['vaci', 'brânză de vaci'],
    ['roș la Lidl', 'roșii'],
  ])('of "%s" is %s', (text, name) => {
    expect(find(text)?.item.name).toBe(name)
  })

  test.each([
    ['', 'nothing is typed'],
    ['te', 'two letters begin too many names'],
    ['apte', 'no word begins with it'],
    ['telemea, ', 'the next item has not been begun'],
    ['ouă', 'it is bought'],
    ['drojdie', 'it was not found'],
    ['mac', 'it was deleted'],
    ['roș la Kaufland', 'that is a row of its own'],
  ])('of "%s" is none: %s', (text) => {
    expect(find(text)).toBeUndefined()
  })

  test('is the one of exactly this name, then the latest', () => {
    const items = [listed('lapte'), listed('lapte de ovăz'), listed('lapte de cocos')]
    const name = (text: string) => listedFinder(items)(text)?.item.name
    expect([name('lap'), name('lapte')]).toEqual(['lapte de cocos', 'lapte'])
  })

  test.each([
    ['telem', { isAdding: true }],
    ['telem 200 g', { isAdding: true, typed: { quantity: '200', unit: 'g' } }],
    ['telem 2 felii', { isAdding: false, typed: { quantity: '2', unit: 'felie' } }],
    ['lapte', { isAdding: true }],
    ['carto', { isAdding: false }],
  ])('of "%s" is added to as far as amounts add up: %j', (text, { isAdding, ...typed }) => {
    const found = find(text)
    expect(found?.isAdding).toBe(isAdding)
    if ('typed' in typed) expect(found?.typed).toMatchObject(typed.typed)
    else expect(found).not.toHaveProperty('typed')
  })
})

describe('one more of an item to buy', () => {
  const more = (name: string, amount = { quantity: '1', unit: 'st' }) => onceMore(list, { name, ...amount })

  test.each([
    ['is a piece', 'lapte', '1', 'st'],
    ['is a package', 'brânză de vaci', '1', 'pachet'],
    ['is the same weight in grams', 'telemele', '500', 'g'],
    ['is what was wanted, when that does not add up', 'cartofi', '1', 'st'],
    ['is what was wanted of an item that is not there', 'pâine', '1', 'st'],
    ['is what was wanted of an item that is bought', 'ouă', '1', 'st'],
  ])('%s: %s', (_, name, quantity, unit) => {
    expect(more(name)).toEqual({ name, quantity, unit })
  })

  test.each([
    ['2', 'l', '1', 'l'],
    ['1.5', 'kg', '1', 'kg'],
    ['750', 'ml', '750', 'ml'],
    ['10', 'buc', '1', 'buc'],
  ])('of %s %s is %s %s', (quantity, unit, moreQuantity, moreUnit) => {
    const wanted = { name: 'bere', quantity: '1', unit: 'st' }
    const items = [listed('bere', { quantity, unit })]
    expect(onceMore(items, wanted)).toEqual({ name: 'bere', quantity: moreQuantity, unit: moreUnit })
  })

  test('is the amount that was given', () => {
    expect(more('telemea', { quantity: '200', unit: 'g' })).toEqual({
      name: 'telemea',
      quantity: '200',
      unit: 'g',
    })
  })
})
