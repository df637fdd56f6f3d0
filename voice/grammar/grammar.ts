import { fold } from '../../src/domain/lib/fold.ts'
import type { TokenVocabulary } from '../model/vocabulary.ts'
import { groceryNodes, type Node, type Place } from './grocery.ts'

/** The tokens of plain text by their folded letters: "Ș", "ş" and "s" are tokens of the same branch. */
interface TokenTree {
  next: Map<string, TokenTree>
  tokens: number[]
}

const partOfLetter = '\ufffd'

/** State of reading a text. */
export interface Reading {
  /** True if the text may end here. */
  isWhole: boolean
  /** Every token that may follow, with the reading after it; computed at the first call. */
  followers: () => readonly Follower[]
}

interface Follower {
  token: number
  reading: Reading
}

interface State extends Reading {
  after: (letter: string) => State | undefined
}

/**
 * Starts the readings of one clip's text by the grocery grammar.
 *
 * @param tokens all tokens of the model
 * @param names items that this list has had before, in addition to the common names
 * @returns the reading of an empty text
 */
export function startReading(tokens: TokenTree, names: readonly string[]): Reading {
  return new States(groceryNodes(names), tokens).at('start')
}

/** True when a whole text matches the grammar. */
export function isInGrammar(text: string, names: readonly string[] = []): boolean {
  let state: State | undefined = new States(groceryNodes(names), newTree()).at('start')
  for (const letter of fold(text)) state = state?.after(letter)
  return state?.isWhole ?? false
}

/** The states that readings of one clip reach, each created once. */
class States {
  readonly #nodesAt: (place: Place) => readonly Node[]
  readonly #tokens: TokenTree
  readonly #known = new Map<string, State>()
  readonly #numbers = new Map<Node, number>()

  constructor(nodesAt: (place: Place) => readonly Node[], tokens: TokenTree) {
    this.#nodesAt = nodesAt
    this.#tokens = tokens
  }

  at(place: Place): State {
    return this.#stateOf(this.#nodesAt(place))
  }

  /** The state of being at all of these nodes at once, and at the places that continue them. */
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

/** Walks the tokens and the grammar side by side, and adds to `into`. */
function collectFollowers(tree: TokenTree, state: State, into: Follower[]): Follower[] {
  for (const [letter, branch] of tree.next) {
    const reading = state.after(letter)
    if (!reading) continue
    for (const token of branch.tokens) into.push({ token, reading })
    collectFollowers(branch, reading, into)
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
