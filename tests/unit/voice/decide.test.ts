import { describe, expect, test } from 'vitest'
import { decide, type ReadText } from '../../../voice/decode/decide.ts'

const lowest = -4
const text = (said: string, sum: number, cost = 1): ReadText => ({
  text: said,
  sum,
  cost,
  tokens: Math.ceil(said.length / 3) + 1,
})
const decided = (free: ReadText, grammar: readonly ReadText[], own: readonly string[] = []) =>
  decide({ free, grammar, silence: 0.1 }, own, lowest)

describe('a text of the grammar counts', () => {
  test.each([
    ['Lamoya', -3.4, 'Lamăie', -4.6, 'lămâie'],
    ['Bui ne.', -4.7, 'Păine', -8.4, 'pâine'],
    ['Bunt', -2.2, 'unt', -5.8, 'unt'],
    ['Gokwasha', -6.5, 'Gogoasă', -11.6, 'gogoașă'],
    ['Banane! Banane! Banane! Ban', -8.9, 'Banane', -2.4, 'banane'],
  ])('near the free reading %s', (free, freeSum, grammar, sum, wanted) => {
    expect(decided(text(free, freeSum), [text(grammar, sum)])).toEqual({ kind: 'text', text: wanted })
  })

  test('if the model expected another one that sounds almost the same', () => {
    expect(decided(text('Gogwasher', -4.1), [text('Gogoasă', -13.7, 3.5)])).toMatchObject({ text: 'gogoașă' })
  })

  test('in place of one that names a thing twice', () => {
    const twice = text('Șampon, și șampon', -8.7, 5)
    expect(decided(text('Sampon, și Sampon', -8.7), [twice, text('Șampon și săpun', -8.8, 4)])).toEqual({
      kind: 'text',
      text: 'șampon și săpun',
    })
  })

  test('if it is more usual than another one that sounds the same', () => {
    const mere = text('mere', -6.5, 0)
    expect(decided(text('Mieră!', -4), [text('mieri', -5.5, 6.5), mere, text('miere', -5.9, 1.5)])).toEqual({
      kind: 'text',
      text: 'miere',
    })
  })
})

describe('other speech adds nothing', () => {
  test.each([
    ['Nu mai știu unde am pus cheile', -9, 'nospa, mașina vase, deo'],
    ['Deschide cu farol', -2.8, 'dă știc de cui fără'],
    ['Înapoi la hărți.', -6.3, 'una pui la hârtii'],
    ['Bravo! Acum că ai învățat vocalele, urmează consoanele.', -15, 'brie'],
  ])('%s', (free, sum, grammar) => {
    expect(decided(text(free, sum), [text(grammar, 3 * sum, 15)])).toMatchObject({ kind: 'talk' })
  })

  test('nor does the same thing again and again', () => {
    const pears = text('pere, pere, pere, pere', -6, 4)
    expect(decided(text('pere pere pără pere', -9), [pears])).not.toMatchObject({
      text: 'pere, pere, pere, pere',
    })
  })

  test('nor what was guessed, or silence', () => {
    expect(decided(text('Perec', -20), [text('țăvă', -30)])).toEqual({ kind: 'text', text: '' })
    expect(decided(text('3', -2), [])).toEqual({ kind: 'text', text: '' })
  })
})

describe('a word that no table has', () => {
  test.each([
    ['Papagal', 'papagal'],
    ['Veverița.', 'veverița'],
  ])('is offered: %s', (free, said) => {
    expect(decided(text(free, -3), [text('vegeta', -18)])).toEqual({ kind: 'offer', said })
  })

  test('is accepted if the list has had it', () => {
    expect(decided(text('Zorzoni', -3), [text('Zorzoni', -3, 0)], ['zorzoni'])).toEqual({
      kind: 'text',
      text: 'zorzoni',
    })
  })

  test('is offered in place of a brand that only sounds like it', () => {
    expect(decided(text('Elefant', -1.8), [text('elephant', -4.4, 5)])).toEqual({
      kind: 'offer',
      said: 'elefant',
    })
  })
})

test('known things that only the free reading has are accepted', () => {
  const free = text('Lapte, pâine și ouă', -5)
  expect(decided(free, [text('lavandă', -40)])).toEqual({ kind: 'text', text: 'lapte, pâine și ouă' })
})
