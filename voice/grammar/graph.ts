/**
 * Where a reading goes on, each place a set of graphs: see `grocery.ts` for what stands where. The numbered ones are
 * behind a noun that is known with its adjectives, before, between and at those.
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

/** A point in a table of words: what may follow, letter by letter, and where a text that ends here goes on. */
export interface Node {
  readonly next: Map<string, Node>
  readonly exits: Set<Place>
}

export function newNode(): Node {
  return { next: new Map(), exits: new Set() }
}

/** Enters a text, behind which the reading goes on at `exit`. */
export function enter(root: Node, text: string, exit: Place): void {
  let node = root
  for (const letter of text) {
    const child = node.next.get(letter) ?? newNode()
    node.next.set(letter, child)
    node = child
  }
  node.exits.add(exit)
}

/** A table of texts that all go on at `exit`. */
export function graphOf(texts: Iterable<string>, exit: Place): Node {
  const root = newNode()
  for (const text of texts) enter(root, text, exit)
  return root
}

/** A table of single texts, each with where it goes on. */
export function graphTo(exits: Readonly<Record<string, Place>>): Node {
  const root = newNode()
  for (const [text, exit] of Object.entries(exits)) enter(root, text, exit)
  return root
}
