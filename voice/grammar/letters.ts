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

/**
 * A node of a letter tree: the letters that may follow, and the places that continue a text that ends here. Costs are
 * negative natural logarithms of probabilities.
 */
export interface Node {
  readonly next: Map<string, Node>
  /** The cost of each continuation. */
  readonly exits: Map<Place, number>
  /** The lowest cost of a text that begins here, so that a rare beginning is known at its first letter. */
  best: number
}

export function newNode(): Node {
  return { next: new Map(), exits: new Map(), best: Number.POSITIVE_INFINITY }
}

/** Enters a text; behind it the reading continues at `exit`. */
export function enter(root: Node, text: string, exit: Place, cost: number): void {
  let node = root
  node.best = Math.min(node.best, cost)
  for (const letter of text) {
    const child = node.next.get(letter) ?? newNode()
    node.next.set(letter, child)
    node = child
    node.best = Math.min(node.best, cost)
  }
  node.exits.set(exit, Math.min(cost, node.exits.get(exit) ?? cost))
}

/** A letter tree of texts that all continue at `exit` and cost the same. */
export function graphOf(texts: Iterable<string>, exit: Place, cost = 0): Node {
  const root = newNode()
  for (const text of texts) enter(root, text, exit, cost)
  return root
}

/** A letter tree of texts that all continue at `exit`, each with its cost. */
export function graphWith(costs: ReadonlyMap<string, number>, exit: Place): Node {
  const root = newNode()
  for (const [text, cost] of costs) enter(root, text, exit, cost)
  return root
}

export type Exit = readonly [text: string, exit: Place, cost?: number]

/** A letter tree of texts, each with the place that continues it and its cost. */
export function graphTo(exits: readonly Exit[]): Node {
  const root = newNode()
  for (const [text, exit, cost = 0] of exits) enter(root, text, exit, cost)
  return root
}
