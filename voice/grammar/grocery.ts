import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { productHeads } from '../../src/domain/words/compounds.ts'
import { foodModifiers } from '../../src/domain/words/food-modifiers.ts'
import { unitRows } from '../../src/domain/words/units.ts'
import { digitsGraph } from './digits.ts'
import { enter, graphOf, graphTo, type Node, type Place } from './graph.ts'
import { formsOf, itemNames } from './item-names.ts'
import { numberWords } from './number-words.ts'

/** What may stand at each place. */
export type Graphs = Readonly<Partial<Record<Place, readonly Node[]>>>

const joiningWords = ['cu', 'de', 'din', 'la', 'in']

/** Adjectives of nouns, by the words that they follow; the first row holds units, for any noun. */
const [, ...modifierRows] = foodModifiers

/**
 * What people say to a shopping list, all folded: `[number [unit] [de]] item ((și|,) …)*`, with a closing dot.
 * Made once; it takes some 100 ms.
 */
export const groceryGraphs = once((): Graphs => {
  const units = graphOf(
    unitRows.flatMap(({ unit, spellings }) => [fold(unit), ...spellings.split(' ')]),
    'unit',
  )
  const names = graphOf(itemNames().map(fold), 'end')
  const items = [names, headsGraph()]
  return {
    start: [graphTo({ '': 'phrase', ' ': 'phrase' })],
    phrase: [digitsGraph(), graphOf(numberWords, 'number'), ...items],
    digits: [graphTo({ '': 'number' }), units],
    // "De" comes behind the number too: "20 de ouă", "jumătate de kil".
    number: [graphTo({ ' ': 'counted', ' de ': 'counted' })],
    counted: [units, ...items],
    unit: [graphTo({ ' ': 'contents', ' jumate ': 'contents', ' si jumatate ': 'contents' })],
    contents: [graphTo({ 'de ': 'item' }), ...items],
    item: items,
    product: [graphTo({ ' de ': 'material', ' cu ': 'material' })],
    material: [names],
    end: [graphTo({ ', ': 'phrase', ' si ': 'phrase', '.': 'stop' })],
    ...modifierGraphs(),
  }
})

/** Where a name may begin: there a list's own names stand too. */
export const itemPlaces: readonly Place[] = ['phrase', 'counted', 'contents', 'item']

/** Nouns that more may follow: "lapte bătut", "suc de mere". */
function headsGraph(): Node {
  const root = graphOf(productHeads.split(' '), 'product')
  for (const [row, { heads }] of modifierRows.entries()) {
    for (const head of heads.split(' ').flatMap(formsOf)) enter(root, fold(head), `head-${row}`)
  }
  return root
}

/** Up to two words behind a noun: "ardei gras", "ardei gras roșu". */
function modifierGraphs(): Graphs {
  const graphs = modifierRows.flatMap(({ modifiers }, row) => {
    const words = termsOf(modifiers).flatMap(agreeing)
    return [
      [`head-${row}`, [behindNoun(`first-${row}`)]],
      [`first-${row}`, [graphOf(words, `between-${row}`)]],
      [`between-${row}`, [behindNoun(`last-${row}`)]],
      [`last-${row}`, [graphOf(words, 'end')]],
    ]
  })
  return Object.fromEntries(graphs)
}

/** The tables leave out what joins: "tăiței cu ouă" stands there as "ouă". */
function behindNoun(exit: Place): Node {
  const root = graphOf(
    joiningWords.map((word) => ` ${word} `),
    exit,
  )
  enter(root, ' ', exit)
  enter(root, '', 'end')
  return root
}

/** A word in all genders and numbers, folded: "afumat", "afumată", "afumate", "afumați". */
function agreeing(modifier: string): string[] {
  const word = fold(modifier)
  const forms = formsOf(modifier).map(fold)
  if (word.includes(' ') || forms.length === 1) return [word]
  // "auriu" becomes "aurie", "acru" "acră", "nou" "nouă".
  const feminine = word.replace(/iu$/, 'i').replace(/(?<=..[^aeiou])u$/, '')
  return [...forms, `${feminine}a`, `${feminine}e`]
}
