import { describe, expect, test } from 'vitest'
import { nearTexts } from '../../../voice/decode/near-texts.ts'
import { costInGrammar, makeTokenTree, startReading } from '../../../voice/grammar/grammar.ts'
import { makeVocabulary } from '../../../voice/tests/tiny-tokenizer.ts'

const tree = makeTokenTree(makeVocabulary())
const near = (said: string, names: readonly string[] = []) => nearTexts(said, startReading(tree, names), 10)

describe('of what sounds like a misheard text', () => {
  test.each([
    ['Lamoya', 'lamaie'],
    ['Gokwasha', 'gogoasa'],
    ['Pasole', 'fasole'],
    ['Un porcante mere.', 'un borcan de mere'],
    ['Ne ce caldou fi?', 'zece cartofi'],
    ['Vrea-ul niște stă-o gori.', 'vreau niste struguri'],
  ])('%s, there is %s', (said, wanted) => expect([...near(said).keys()]).toContain(wanted))

  test('every text is inside the grammar, and costs what the grammar says', () => {
    for (const [text, cost] of near('Un porcante mere.')) expect(costInGrammar(text)).toBeCloseTo(cost, 5)
  })

  test("a list's own name is the nearest", () => {
    expect([...near('Sorzony', ['zorzoni']).keys()][0]).toBe('zorzoni')
  })

  test('nobody says a size as a letter', () => {
    expect([...near('Gokwasha').keys()].filter((text) => /(?:^| )[b-np-z](?: |$)/.test(text))).toEqual([])
  })

  test('long talk is not searched', () => {
    expect(near('Bravo! Acum că ai învățat vocalele, urmează consoanele, și apoi ne jucăm.').size).toBe(0)
  })
})
