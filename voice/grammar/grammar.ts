import { fold } from '../../src/domain/lib/fold.ts'
import { graphOf, type Node, type Place } from './graph.ts'
import { type Graphs, groceryGraphs, itemPlaces } from './grocery.ts'
import type { TokenTree } from './token-tree.ts'

/** How far a text has been read. */
export interface Reading {
  /** Could end here. */
  isWhole: boolean
  /** Every token that may follow, and how far the text is read then; worked out when it is first asked for. */
  followers: () => readonly Follower[]
}

export interface Follower {
  token: number
  reading: Reading
}

interface State extends Reading {
  after: (letter: string) => State | undefined
}

/**
 * The readings of one clip's text by the grocery grammar.
 *
 * @param tokens what the model can say
 * @param names what this list has had before, beside the names that everybody knows
 * @returns the reading of an empty text
 */
export function startReading(tokens: TokenTree, names: readonly string[]): Reading {
  const own = graphOf(names.map(fold), 'end')
  const states = new States(groceryGraphs(), own, tokens)
  return states.at('start')
}

/** Whether a whole text is inside the grammar. */
export function isInGrammar(text: string, names: readonly string[] = []): boolean {
  const states = new States(groceryGraphs(), graphOf(names.map(fold), 'end'), { next: new Map(), tokens: [] })
  let state: State | undefined = states.at('start')
  for (const letter of fold(text)) state = state?.after(letter)
  return state?.isWhole ?? false
}

/** All states that readings of one clip come to, each made once. */
class States {
  readonly #graphs: Graphs
  readonly #own: Node
  readonly #tokens: TokenTree
  readonly #known = new Map<string, State>()
  readonly #numbers = new Map<Node, number>()

  constructor(graphs: Graphs, own: Node, tokens: TokenTree) {
    this.#graphs = graphs
    this.#own = own
    this.#tokens = tokens
  }

  at(place: Place): State {
    return this.#stateOf(this.#nodesAt(place))
  }

  #nodesAt(place: Place): readonly Node[] {
    const nodes = this.#graphs[place] ?? []
    return itemPlaces.includes(place) ? [...nodes, this.#own] : nodes
  }

  /** The state of being at all of these nodes at once, and wherever they go on. */
  #stateOf(nodes: readonly Node[]): State {
    const all = new Set(nodes)
    const places = new Set<Place>()
    for (const { exits } of all) {
      for (const place of exits) {
        places.add(place)
        for (const node of this.#nodesAt(place)) all.add(node)
      }
    }
    const key = [...all].map((node) => this.#numberOf(node)).join()
    const known = this.#known.get(key)
    if (known) return known
    const state = this.#newState([...all], places.has('end') || places.has('stop'))
    this.#known.set(key, state)
    return state
  }

  #newState(nodes: readonly Node[], isWhole: boolean): State {
    const later = new Map<string, State | undefined>()
    let followers: Follower[] | undefined
    const state: State = {
      isWhole,
      after: (letter) => {
        if (!later.has(letter)) later.set(letter, this.#after(nodes, letter))
        return later.get(letter)
      },
      followers: () => {
        followers ??= collectFollowers(this.#tokens, state, [])
        return followers
      },
    }
    return state
  }

  #after(nodes: readonly Node[], letter: string): State | undefined {
    const reached = nodes.flatMap((node) => node.next.get(letter) ?? [])
    return reached.length > 0 ? this.#stateOf(reached) : undefined
  }

  #numberOf(node: Node): number {
    const number = this.#numbers.get(node) ?? this.#numbers.size
    this.#numbers.set(node, number)
    return number
  }
}

/** Walks tokens and grammar side by side. */
function collectFollowers(tree: TokenTree, state: State, into: Follower[]): Follower[] {
  for (const [letter, branch] of tree.next) {
    const reading = state.after(letter)
    if (!reading) continue
    for (const token of branch.tokens) into.push({ token, reading })
    collectFollowers(branch, reading, into)
  }
  return into
}
