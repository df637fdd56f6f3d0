import { termsOf } from '../../src/domain/category/lexicon-file.ts'
import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { productHeads } from '../../src/domain/words/compounds.ts'
import { foodModifiers } from '../../src/domain/words/food-modifiers.ts'
import { unitRows } from '../../src/domain/words/units.ts'
import { formsOf, itemCosts, withArticles } from './item-names.ts'
import { type Exit, enter, graphOf, graphTo, graphWith, type Node, newNode, type Place } from './letters.ts'
import { correcting, costs, joiningWords, money, numberLinks } from './links.ts'
import { numberWords } from './number-words.ts'
import { closingPhrases, detailWords, openingPhrases } from './said-around.ts'

/** The graphs of each place. */
type Graphs = Readonly<Partial<Record<Place, readonly Node[]>>>

const anyDigit = '0123456789'
const mostDigits = 4
const mostDecimals = 2
/** Adjectives by the nouns that they follow; the first row of the table is about units, and left out here. */
const [, ...modifierRows] = foodModifiers

const corrected = correcting.map((words): Exit => [words, 'phrase', costs.opening])

/** Letter trees that several places share. */
interface SharedTrees {
  unitWords: readonly string[]
  units: Node
  items: readonly Node[]
  numbers: readonly Node[]
}

/** Shopping lists as people say them, all folded. Created once, as it takes about a second. */
const groceryGraphs = once((): Graphs => {
  const unitWords = unitRows.flatMap(({ unit, spellings }) => [fold(unit), ...spellings.split(' ')])
  const shared: SharedTrees = {
    unitWords,
    units: graphOf(unitWords, 'unit', costs.unit),
    items: [graphWith(itemCosts(), 'end'), headsGraph()],
    numbers: [digitsGraph('digits'), graphOf(numberWords, 'number', costs.number)],
  }
  return {
    ...openingGraphs(),
    ...phraseGraphs(shared),
    ...amountGraphs(shared),
    ...behindGraphs(),
    ...modifierGraphs(),
  }
})

/** Words before a thing. */
function openingGraphs(): Graphs {
  const start: Exit[] = [
    ['', 'opening'],
    [' ', 'opening'],
  ]
  const opened: Exit[] = [
    [' ', 'opening'],
    [', ', 'opening', costs.comma],
    [': ', 'opening', costs.comma],
    ['. ', 'opening', costs.otherPause],
    ...['mi', 'ne', 'i', 'le'].map((ending): Exit => [`-${ending} `, 'opening', costs.otherPause]),
    [' ', 'detail', costs.detail],
    [', ', 'detail', costs.detail],
  ]
  return {
    start: [graphTo(start)],
    opening: [graphTo([['', 'phrase']]), graphOf(openingPhrases(), 'opened', costs.opening)],
    opened: [graphTo(opened)],
  }
}

/** A thing with the amount before it. */
function phraseGraphs({ units, items, numbers }: SharedTrees): Graphs {
  const percent: Exit = ['%', 'end', costs.detail]
  const number: Exit[] = [
    // "De" may also follow the number: "20 de ouă", "jumătate de kil".
    ...[' ', ' de '].map((link): Exit => [link, 'counted']),
    ...numberLinks.map((link): Exit => [link, 'number-again', costs.range]),
    ...corrected,
  ]
  const unit = ['', ' jumate', ' si jumatate'].flatMap((half): Exit[] => [
    [`${half} `, 'contents', half === '' ? 0 : costs.half],
    [`${half}. `, 'contents', costs.otherPause],
    [`${half}, `, 'contents', costs.detail],
    [`${half} si `, 'phrase', costs.amountAlone],
  ])
  return {
    phrase: [...numbers, ...items, units, graphWith(withArticles(itemCosts(), costs.article), 'end')],
    digits: [graphTo([['', 'number'], percent]), units],
    number: [graphTo(number)],
    'number-again': numbers,
    counted: [units, ...items],
    unit: [graphTo([...unit, ...corrected])],
    contents: [graphTo([['de ', 'item']]), ...items],
    item: items,
    product: [graphTo([' de ', ' cu ', ' pentru '].map((link) => [link, 'material', costs.modifier]))],
    material: [...items.slice(0, 1), graphOf(laterWords(), 'end', costs.modifier)],
  }
}

/** An amount behind its thing: "lapte doi litri". */
function amountGraphs({ unitWords }: SharedTrees): Graphs {
  const units = graphOf([...unitWords, ...money], 'amount-end', costs.unit)
  const number: Exit[] = [
    ...[' ', ' de ', '. '].map((link): Exit => [link, 'amount-unit']),
    ...numberLinks.map((link): Exit => [link, 'amount', costs.range]),
    ['', 'end'],
  ]
  const end: Exit[] = [
    ['', 'end'],
    [' jumate', 'end', costs.half],
    [' si jumatate', 'end', costs.half],
  ]
  return {
    amount: [digitsGraph('amount-digits'), graphOf(numberWords, 'amount-number', costs.number), units],
    'amount-digits': [graphTo([['', 'amount-number']]), units],
    'amount-number': [graphTo(number)],
    'amount-unit': [units],
    'amount-end': [graphTo(end)],
  }
}

/** The places behind a thing: another one, its amount, a detail, or the end. */
function behindGraphs(): Graphs {
  const beforeAmount = [' si ', ' vreo ', ' cam ', ', vreo ', ', cam ', ...correcting]
  const pauses = [', si ', ' plus ', '; ', '. ', '... ', '! ', ': ']
  const end: Exit[] = [
    [', ', 'opening', costs.comma],
    [' si ', 'opening', costs.and],
    [' ', 'opening', costs.noPause],
    ...[' ', ', '].map((pause): Exit => [pause, 'amount', costs.amountAlone]),
    ...beforeAmount.map((link): Exit => [link, 'amount', costs.opening]),
    [' cu ', 'material', costs.opening],
    ...pauses.map((pause): Exit => [pause, 'opening', costs.otherPause]),
    ...[' ', ', ', ' si '].map((pause): Exit => [pause, 'detail', costs.detail]),
    [' si jumatate', 'end', costs.detail],
    ['.', 'stop'],
    ...['!', '...', '?', ','].map((mark): Exit => [mark, 'stop', costs.otherPause]),
    ['', 'behind'],
  ]
  const closings = [...closingPhrases()].flatMap((phrase) => [` ${phrase}`, `, ${phrase}`])
  return {
    end: [graphTo(end)],
    behind: [graphOf(closings, 'end', costs.closing)],
    detail: [graphOf(detailWords(), 'end'), graphOf(laterWords(), 'end')],
  }
}

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
