import { fold } from '../../src/domain/lib/fold.ts'
import type { TokenVocabulary } from '../model/token-vocabulary.ts'
import { groceryNodes, onlyNodes } from './grocery.ts'
import type { Node, Place } from './letters.ts'

/** The tokens of plain text by their folded letters: "Ș", "ş" and "s" are tokens of the same branch. */
interface TokenTree {
  next: Map<string, TokenTree>
  tokens: number[]
}

const partOfLetter = '\ufffd'

/** State of reading a text. */
export interface Reading {
  /** The cost of ending the text here; undefined if it may not end. */
  endCost: number | undefined
  /** Every token that may follow, with the reading after it; computed at the first call. */
  followers: () => readonly Follower[]
  /** The reading behind one more letter, folded, and the cost of that letter. */
  after: (letter: string) => ReadingStep | undefined
}

interface Follower {
  token: number
  /** The negative logarithm of its likelihood in a shopping list. */
  cost: number
  reading: Reading
}

export interface ReadingStep {
  reading: Reading
  cost: number
}

/** Nodes that a reading may be at, with the cost of the text up to each. */
type Costs = Map<Node, number>

/**
 * Starts the readings of one clip's text by the grocery grammar.
 *
 * @param tokens all tokens of the model
 * @param names items that this list has had before, in addition to the common names
 * @returns the reading of an empty text
 */
export function startReading(tokens: TokenTree, names: readonly string[]): Reading {
  return new States(groceryNodes(names), tokens).start().reading
}

/** Starts the readings of a text that is one of these names, folded, each with its cost. */
export function startOfOne(tokens: TokenTree, names: ReadonlyMap<string, number>): Reading {
  return new States(onlyNodes(names), tokens).start().reading
}

/** Returns the cost of a whole text; undefined if the grammar does not have it. */
export function costInGrammar(text: string, names: readonly string[] = []): number | undefined {
  let { reading, cost } = new States(groceryNodes(names), newTree()).start()
  for (const letter of fold(text)) {
    const step = reading.after(letter)
    if (!step) return undefined
    reading = step.reading
    cost += step.cost
  }
  return reading.endCost === undefined ? undefined : cost + reading.endCost
}

/** The states that readings of one clip reach, each created once. */
class States {
  readonly #nodesAt: (place: Place) => readonly Node[]
  readonly #tokens: TokenTree
  readonly #known = new Map<string, Reading>()
  readonly #numbers = new Map<Node, number>()

  constructor(nodesAt: (place: Place) => readonly Node[], tokens: TokenTree) {
    this.#nodesAt = nodesAt
    this.#tokens = tokens
  }

  start(): ReadingStep {
    return this.#stepTo(new Map(this.#nodesAt('start').map((node) => [node, 0])))
  }

  /**
   * The state of being at all of these nodes at once, and at the places that continue them. Its own costs are relative to
   * that of the likeliest text, and the cost of the step is the rest.
   */
  #stepTo(costs: Costs): ReadingStep {
    const endCost = this.#follow(costs)
    let least = endCost
    for (const [node, cost] of costs) least = Math.min(least, cost + node.best)
    const relative = new Map([...costs].map(([node, cost]) => [node, cost - least]))
    const parts = [...relative].map(([node, cost]) => `${this.#numberOf(node)}:${cost.toFixed(1)}`)
    const key = `${parts.join()}|${(endCost - least).toFixed(1)}`
    const known = this.#known.get(key)
    if (known) return { reading: known, cost: least }
    const reading = this.#newReading(relative, Number.isFinite(endCost) ? endCost - least : undefined)
    this.#known.set(key, reading)
    return { reading, cost: least }
  }

  /** Adds the nodes of all places that continue the given ones. @returns the cost of ending the text */
  #follow(costs: Costs): number {
    let endCost = Number.POSITIVE_INFINITY
    // A map visits the entries that are added meanwhile.
    for (const [node, cost] of costs) {
      for (const [place, exitCost] of node.exits) {
        const total = cost + exitCost
        if (place === 'end' || place === 'stop') endCost = Math.min(endCost, total)
        for (const root of this.#nodesAt(place)) {
          if ((costs.get(root) ?? Number.POSITIVE_INFINITY) <= total) continue
          costs.delete(root)
          costs.set(root, total)
        }
      }
    }
    return endCost
  }

  #newReading(costs: Costs, endCost: number | undefined): Reading {
    const later = new Map<string, ReadingStep | undefined>()
    let followers: Follower[] | undefined
    const reading: Reading = {
      endCost,
      after: (letter) => {
        if (!later.has(letter)) later.set(letter, this.#after(costs, letter))
        return later.get(letter)
      },
      followers: () => {
        followers ??= collectFollowers(this.#tokens, { reading, cost: 0 }, [])
        return followers
      },
    }
    return reading
  }

  #after(costs: Costs, letter: string): ReadingStep | undefined {
    const reached: Costs = new Map()
    for (const [node, cost] of costs) {
      const child = node.next.get(letter)
      if (child) reached.set(child, Math.min(cost, reached.get(child) ?? cost))
    }
    return reached.size > 0 ? this.#stepTo(reached) : undefined
  }

  #numberOf(node: Node): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size
    this.#numbers.set(node, number)
    return number
  }
}

/** Walks the tokens and the grammar side by side, and adds to `into`. */
function collectFollowers(tree: TokenTree, { reading, cost }: ReadingStep, into: Follower[]): Follower[] {
  for (const [letter, branch] of tree.next) {
    const step = reading.after(letter)
    if (!step) continue
    const reached = { reading: step.reading, cost: cost + step.cost }
    for (const token of branch.tokens) into.push({ token, cost: reached.cost, reading: reached.reading })
    collectFollowers(branch, reached, into)
  }
  return into
}

export function makeTokenTree({ texts }: Pick<TokenVocabulary, 'texts'>): TokenTree {
  const root = newTree()
  for (const [token, text] of texts) {
    if (!text.includes(partOfLetter)) branchAt(root, fold(text)).tokens.push(token)
  }
  return root
}

function branchAt(root: TokenTree, text: string): TokenTree {
  let branch = root
  for (const letter of text) {
    const child = branch.next.get(letter) ?? newTree()
    branch.next.set(letter, child)
    branch = child
  }
  return branch
}

function newTree(): TokenTree {
  return { next: new Map(), tokens: [] }
}
