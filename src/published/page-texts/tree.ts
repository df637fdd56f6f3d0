import type { Editable } from './editable.ts'

/** Texts under names; the names on the way to a text make its key. */
export interface TextTree {
  readonly [name: string]: TextTree | Editable<unknown>
}

/** What pages read of the texts: each as its value, under the same names. */
export type ValuesOf<Tree> =
  Tree extends Editable<infer Value> ? Value : { readonly [Name in keyof Tree]: ValuesOf<Tree[Name]> }

/** Each text of a tree with its key. @param path the name of the tree itself */
export function textsUnder(tree: TextTree | Editable<unknown>, path: string): [string, Editable<unknown>][] {
  if (isEditable(tree)) return [[path, tree]]
  return Object.entries(tree).flatMap(([name, part]) => textsUnder(part, `${path}.${name}`))
}

/** The same tree with something in the place of each text. */
export function mapTree(
  tree: TextTree | Editable<unknown>,
  shown: (key: string, text: Editable<unknown>) => unknown,
  path = '',
): unknown {
  if (isEditable(tree)) return shown(path, tree)
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]) => [
      name,
      mapTree(part, shown, path === '' ? name : `${path}.${name}`),
    ]),
  )
}

function isEditable(node: TextTree | Editable<unknown>): node is Editable<unknown> {
  return typeof node.read === 'function'
}
