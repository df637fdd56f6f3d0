import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { productHeads } from '../../src/domain/words/compounds.ts'
import { foodModifiers } from '../../src/domain/words/food-modifiers.ts'
import { unitRows } from '../../src/domain/words/units.ts'
import { formsOf, itemNames } from './item-names.ts'
import { numberWords } from './number-words.ts'

/**
 * Continuation of a reading; each place has a set of graphs. The numbered places follow a noun of that row of
 * `modifierRows`: after the noun, at its first adjective, between two adjectives, and at the second.
 */
export type Place =
  | 'start'
  | 'phrase'
  | 'digits'
  | 'number'
  | 'counted'
  | 'unit'
  | 'contents'
  | 'item'
  | 'product'
  | 'material'
  | 'end'
  | 'stop'
  | `${'head' | 'first' | 'between' | 'last'}-${number}`

/** A node of a letter tree: the letters that may follow, and the places that continue a text that ends here. */
export interface Node {
  readonly next: Map<string, Node>
  readonly exits: Set<Place>
}

/** The graphs of each place. */
type Graphs = Readonly<Partial<Record<Place, readonly Node[]>>>

const anyDigit = '0123456789'
const firstDigit = '123456789'
const mostDigits = 4
const mostDecimals = 2
const joiningWords = ['cu', 'de', 'din', 'la', 'in']

/** Adjectives by the nouns that they follow; the first row of the table is about units, and left out here. */
const [, ...modifierRows] = foodModifiers

/**
 * Phrases for a shopping list, all folded: `[number [unit] [de]] item ((și|,) …)*`, with a closing dot. Created once, as it
 * takes about 100 ms.
 */
const groceryGraphs = once((): Graphs => {
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
    // "De" may also follow the number: "20 de ouă", "jumătate de kil".
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

/** The places at which a name may begin, so that a list's own names are added there too. */
const itemPlaces: readonly Place[] = ['phrase', 'counted', 'contents', 'item']

/**
 * The grocery grammar of one list.
 *
 * @param names items that this list has had before, in addition to the common names
 * @returns a function that returns the nodes at a place
 */
export function groceryNodes(names: readonly string[]): (place: Place) => readonly Node[] {
  const graphs = groceryGraphs()
  const own = graphOf(names.map(fold), 'end')
  return (place) => {
    const nodes = graphs[place] ?? []
    return itemPlaces.includes(place) ? [...nodes, own] : nodes
  }
}

/** Nouns that other words may follow: "lapte bătut", "suc de mere". */
function headsGraph(): Node {
  const root = graphOf(productHeads.split(' '), 'product')
  for (const [row, { heads }] of modifierRows.entries()) {
    for (const head of heads.split(' ').flatMap(formsOf)) enter(root, fold(head), `head-${row}`)
  }
  return root
}

/** Up to two words after a noun: "ardei gras", "ardei gras roșu". */
function modifierGraphs(): Graphs {
  const graphs = modifierRows.flatMap(({ modifiers }, row) => {
    const words = termsOf(modifiers).flatMap(agreeing)
    return [
      [`head-${row}`, [afterNoun(`first-${row}`)]],
      [`first-${row}`, [graphOf(words, `between-${row}`)]],
      [`between-${row}`, [afterNoun(`last-${row}`)]],
      [`last-${row}`, [graphOf(words, 'end')]],
    ]
  })
  return Object.fromEntries(graphs)
}

/** The joining words, which the tables omit: "tăiței cu ouă" is listed there as "ouă". */
function afterNoun(exit: Place): Node {
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

/** Numbers in digits up to 9999, with up to two decimals after a comma or a dot. */
function digitsGraph(): Node {
  const [beforeDecimals, ...decimals] = chain(anyDigit, anyDigit, mostDecimals)
  const [root, ...whole] = chain(firstDigit, anyDigit, mostDigits)
  for (const node of [...whole, ...decimals]) node.exits.add('digits')
  for (const node of whole) for (const sign of ',.') node.next.set(sign, beforeDecimals)
  return root
}

/** A chain of nodes, each reached by any of the digits. */
function chain(first: string, others: string, length: number): [Node, ...Node[]] {
  const root = newNode()
  const after: Node[] = []
  for (let node = root; after.length < length; ) {
    const next = newNode()
    for (const digit of after.length === 0 ? first : others) node.next.set(digit, next)
    after.push(next)
    node = next
  }
  return [root, ...after]
}

function newNode(): Node {
  return { next: new Map(), exits: new Set() }
}

/** Enters a text; after it the reading continues at `exit`. */
function enter(root: Node, text: string, exit: Place): void {
  let node = root
  for (const letter of text) {
    const child = node.next.get(letter) ?? newNode()
    node.next.set(letter, child)
    node = child
  }
  node.exits.add(exit)
}

/** A letter tree of texts that all continue at `exit`. */
function graphOf(texts: Iterable<string>, exit: Place): Node {
  const root = newNode()
  for (const text of texts) enter(root, text, exit)
  return root
}

/** A letter tree of texts, each with the place that continues it. */
function graphTo(exits: Readonly<Record<string, Place>>): Node {
  const root = newNode()
  for (const [text, exit] of Object.entries(exits)) enter(root, text, exit)
  return root
}
