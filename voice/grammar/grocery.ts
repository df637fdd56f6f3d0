import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { productHeads } from '../../src/domain/words/compounds.ts'
import { foodModifiers } from '../../src/domain/words/food-modifiers.ts'
import { unitRows } from '../../src/domain/words/units.ts'
import { formsOf, itemCosts, withArticles } from './item-names.ts'
import { type Exit, enter, graphOf, graphTo, graphWith, type Node, newNode } from './letters.ts'
import { numberWords } from './number-words.ts'
import { closingPhrases, detailWords, openingPhrases } from './said-around.ts'

/**
 * Continuation of a reading; each place has a set of graphs. The numbered places follow a noun of that row of
 * `modifierRows`: after the noun, at its first adjective, between two adjectives, and at the second.
 */
export type Place =
  | 'start'
  | 'opening'
  | 'opened'
  | 'phrase'
  | 'digits'
  | 'number'
  | 'number-again'
  | 'amount'
  | 'amount-digits'
  | 'amount-number'
  | 'amount-unit'
  | 'amount-end'
  | 'counted'
  | 'unit'
  | 'contents'
  | 'item'
  | 'product'
  | 'material'
  | 'end'
  | 'behind'
  | 'detail'
  | 'stop'
  | `${'head' | 'first' | 'between' | 'last'}-${number}`

/** The graphs of each place. */
type Graphs = Readonly<Partial<Record<Place, readonly Node[]>>>

const anyDigit = '0123456789'
const mostDigits = 4
const mostDecimals = 2
/** Words behind the number of a price, which no table lists. */
const money = ['lei', 'leu', 'bani', 'ban']
/** Said between an amount and the right one. */
const correcting = ['ba nu', 'nu', 'adica', 'nu stai', 'de fapt'].flatMap((words) => [
  ` ${words} `,
  `, ${words}, `,
  `, ${words} `,
])
const joiningWords = ['cu', 'de', 'din', 'la', 'in', 'fara', 'pentru']

/**
 * Negative logarithms of how often people say something, by judgement: most say a bare item, or an amount before it, and
 * commas and "și" between items.
 */
const costs = {
  opening: 5,
  number: 1.5,
  unit: 1,
  modifier: 2,
  comma: 1,
  and: 1,
  noPause: 4,
  otherPause: 2,
  range: 3,
  half: 1,
  amountAlone: 3,
  detail: 10,
  closing: 6,
  article: 6,
} as const

/** Adjectives by the nouns that they follow; the first row of the table is about units, and left out here. */
const [, ...modifierRows] = foodModifiers

const corrected = correcting.map((words): Exit => [words, 'phrase', costs.opening])

/** Shopping lists as people say them, all folded. Created once, as it takes some 100 ms. */
const groceryGraphs = once((): Graphs => {
  const unitWords = unitRows.flatMap(({ unit, spellings }) => [fold(unit), ...spellings.split(' ')])
  const units = graphOf(unitWords, 'unit', costs.unit)
  const amountUnits = graphOf([...unitWords, ...money], 'amount-end', costs.unit)
  const names = graphWith(itemCosts(), 'end')
  const items = [names, headsGraph()]
  const numbers = [digitsGraph('digits'), graphOf(numberWords, 'number', costs.number)]
  return {
    start: [
      graphTo([
        ['', 'opening'],
        [' ', 'opening'],
      ]),
    ],
    opening: [graphTo([['', 'phrase']]), graphOf(openingPhrases(), 'opened', costs.opening)],
    opened: [
      graphTo([
        [' ', 'opening'],
        [', ', 'opening', costs.comma],
        [': ', 'opening', costs.comma],
        ['. ', 'opening', costs.otherPause],
        ...['mi', 'ne', 'i', 'le'].map((ending) => [`-${ending} `, 'opening', costs.otherPause] as const),
        [' ', 'detail', costs.detail],
        [', ', 'detail', costs.detail],
      ]),
    ],
    phrase: [...numbers, ...items, units, graphWith(withArticles(itemCosts(), costs.article), 'end')],
    digits: [
      graphTo([
        ['', 'number'],
        ['%', 'end', costs.detail],
      ]),
      units,
    ],
    number: [
      graphTo([
        // "De" may also follow the number: "20 de ouă", "jumătate de kil".
        ...[' ', ' de '].map((link): Exit => [link, 'counted']),
        // "unu virgulă cinci", "doi sau trei", "șapte cu cincizeci de lei"
        ...[' virgula ', ' ', '-', ' sau ', ' cu '].map((link): Exit => [link, 'number-again', costs.range]),
        ...corrected,
      ]),
    ],
    'number-again': numbers,
    amount: [digitsGraph('amount-digits'), graphOf(numberWords, 'amount-number', costs.number), amountUnits],
    'amount-digits': [graphTo([['', 'amount-number']]), amountUnits],
    'amount-number': [
      graphTo([
        ...[' ', ' de ', '. '].map((link): Exit => [link, 'amount-unit']),
        ...[' virgula ', ' ', '-', ' sau ', ' cu '].map((link): Exit => [link, 'amount', costs.range]),
        ['', 'end'],
      ]),
    ],
    'amount-unit': [amountUnits],
    'amount-end': [
      graphTo([
        ['', 'end'],
        [' jumate', 'end', costs.half],
        [' si jumatate', 'end', costs.half],
      ]),
    ],
    counted: [units, ...items],
    unit: [
      graphTo([
        ...['', ' jumate', ' si jumatate'].flatMap((half): Exit[] => [
          [`${half} `, 'contents', half === '' ? 0 : costs.half],
          [`${half}. `, 'contents', costs.otherPause],
          [`${half}, `, 'contents', costs.detail],
          [`${half} si `, 'phrase', costs.amountAlone],
        ]),
        ...corrected,
      ]),
    ],
    contents: [graphTo([['de ', 'item']]), ...items],
    item: items,
    product: [graphTo([' de ', ' cu ', ' pentru '].map((link) => [link, 'material', costs.modifier]))],
    material: [names, graphOf(laterWords(), 'end', costs.modifier)],
    end: [
      graphTo([
        [', ', 'opening', costs.comma],
        [' si ', 'opening', costs.and],
        [' ', 'opening', costs.noPause],
        ...[' ', ', '].map((pause): Exit => [pause, 'amount', costs.amountAlone]),
        ...[' si ', ' vreo ', ' cam ', ', vreo ', ', cam ', ...correcting].map(
          (link): Exit => [link, 'amount', costs.opening],
        ),
        [' cu ', 'material', costs.opening],
        ...[', si ', ' plus ', '; ', '. ', '... ', '! ', ': '].map(
          (pause): Exit => [pause, 'opening', costs.otherPause],
        ),
        ...[' ', ', ', ' si '].map((pause): Exit => [pause, 'detail', costs.detail]),
        [' si jumatate', 'end', costs.detail],
        ['.', 'stop'],
        ...['!', '...', '?', ','].map((mark): Exit => [mark, 'stop', costs.otherPause]),
        ['', 'behind'],
      ]),
    ],
    behind: [
      graphOf(
        [...closingPhrases()].flatMap((phrase) => [` ${phrase}`, `, ${phrase}`]),
        'end',
        costs.closing,
      ),
    ],
    detail: [graphOf(detailWords(), 'end'), graphOf(laterWords(), 'end')],
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

/** The grammar of a few names alone, each folded, with its cost. */
export function onlyNodes(names: ReadonlyMap<string, number>): (place: Place) => readonly Node[] {
  const graph = graphWith(names, 'stop')
  const start = graphTo([
    ['', 'item'],
    [' ', 'item'],
  ])
  return (place) => (place === 'start' ? [start] : place === 'item' ? [graph] : [])
}

/** Nouns that other words may follow: "lapte bătut", "suc de mere". */
function headsGraph(): Node {
  const root = newNode()
  const known = itemCosts()
  const costOf = (name: string) => known.get(name) ?? 4
  for (const head of productHeads.split(' ')) enter(root, head, 'product', costOf(head))
  for (const [row, { heads }] of modifierRows.entries()) {
    for (const head of heads.split(' ').flatMap(formsOf).map(fold))
      enter(root, head, `head-${row}`, costOf(head))
  }
  return root
}

/** Up to two words after a noun: "ardei gras", "ardei gras roșu". */
function modifierGraphs(): Graphs {
  const graphs = modifierRows.flatMap(({ modifiers }, row) => {
    const words = termsOf(modifiers).flatMap(agreeing)
    return [
      [`head-${row}`, [afterNoun(`first-${row}`)]],
      [`first-${row}`, [graphOf(words, `between-${row}`, costs.modifier)]],
      [`between-${row}`, [afterNoun(`last-${row}`)]],
      [`last-${row}`, [graphOf(words, 'end', costs.modifier)]],
    ]
  })
  return Object.fromEntries(graphs)
}

/** Words that a name may have behind its first one. */
function laterWords(): Set<string> {
  const modifiers = modifierRows.flatMap(({ modifiers }) => termsOf(modifiers).flatMap(agreeing))
  const names = [...itemCosts().keys()].flatMap((name) => name.split(' ').slice(1))
  return new Set([...modifiers, ...names])
}

/** The joining words, which the tables omit: "tăiței cu ouă" is listed there as "ouă". */
function afterNoun(exit: Place): Node {
  const root = graphOf(
    joiningWords.map((word) => ` ${word} `),
    exit,
    1,
  )
  enter(root, ' ', exit, 0)
  enter(root, '', 'end', 0)
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

/** Numbers in digits up to 9999, with up to two decimals after a comma, a dot or a stroke. */
function digitsGraph(exit: Place): Node {
  const [beforeDecimals, ...decimals] = chain(anyDigit, anyDigit, mostDecimals)
  const [root, ...whole] = chain(anyDigit, anyDigit, mostDigits)
  for (const node of [...whole, ...decimals]) node.exits.set(exit, costs.number)
  for (const node of whole) for (const sign of ',./') node.next.set(sign, beforeDecimals)
  return root
}

/** A chain of nodes, each reached by any of the digits. */
function chain(first: string, others: string, length: number): [Node, ...Node[]] {
  const root = { ...newNode(), best: costs.number }
  const after: Node[] = []
  for (let node: Node = root; after.length < length; ) {
    const next = { ...newNode(), best: costs.number }
    for (const digit of after.length === 0 ? first : others) node.next.set(digit, next)
    after.push(next)
    node = next
  }
  return [root, ...after]
}
