import { addresses } from '../../site.ts'
import type { Editable, TextTree } from './editable.ts'
import { faultOfText } from './faults.ts'
import type { PageText } from './page-text.ts'
import { editableTexts, editedPages } from './texts.ts'

/** The values of a tree's texts, under the same names. */
type ValuesOf<Tree> =
  Tree extends Editable<infer Value> ? Value : { readonly [Name in keyof Tree]: ValuesOf<Tree[Name]> }

/** The texts of pages, under the names of their keys. */
export type PageTexts = ValuesOf<typeof editableTexts>

/** The texts of the files, page by page, each page's head first. */
export function fileTexts(): PageText[] {
  return editedPages.flatMap((name) =>
    [...textsUnder(editableTexts.heads[name], `heads.${name}`), ...textsUnder(editableTexts[name], name)].map(
      ([key, text]) => ({ ...described(key, text), page: addresses[name] }),
    ),
  )
}

/**
 * The texts of pages, with the admins' texts in place of the files'. An admin's text with an unknown key is left out, and so
 * is one that no longer passes the check: the files may have changed since it was saved.
 */
export function pageTexts(published: readonly { key: string; text: string }[]): PageTexts {
  const texts = new Map(published.map(({ key, text }) => [key, text]))
  return mapTree(editableTexts, (key, editable) => {
    const text = texts.get(key)
    const isFit = text !== undefined && faultOfText(described(key, editable), text) === undefined
    return isFit ? editable.read(text) : editable.value
  }) as PageTexts
}

function described(key: string, { kind, value, count, write }: Editable<unknown>): Omit<PageText, 'page'> {
  const text = write(value)
  const placeholders = [...new Set(text.match(/(?<=\{)\w+(?=\})/g))]
  return {
    key,
    kind,
    text,
    ...(count !== undefined && { count }),
    ...(placeholders.length > 0 && { placeholders }),
  }
}

/**
 * The texts of a tree with their keys.
 *
 * @param path the name of the tree itself
 */
export function textsUnder(tree: TextTree | Editable<unknown>, path: string): [string, Editable<unknown>][] {
  if (isEditable(tree)) return [[path, tree]]
  return Object.entries(tree).flatMap(([name, part]) => textsUnder(part, `${path}.${name}`))
}

/** The same tree with a value in place of each text. */
function mapTree(
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
