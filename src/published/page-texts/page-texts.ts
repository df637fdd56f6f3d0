import { addresses } from '../../site.ts'
import type { Editable } from './editable.ts'
import { faultOfText } from './faults.ts'
import type { PageText } from './page-text.ts'
import { editableTexts, editedPages } from './texts.ts'
import { mapTree, textsUnder, type ValuesOf } from './tree.ts'

/** What pages say, under the names of the keys. */
export type PageTexts = ValuesOf<typeof editableTexts>

/** The texts as the files have them, page after page, each page's head first. */
export function fileTexts(): PageText[] {
  return editedPages.flatMap((name) =>
    [...textsUnder(editableTexts.heads[name], `heads.${name}`), ...textsUnder(editableTexts[name], name)].map(
      ([key, text]) => ({ ...described(key, text), page: addresses[name] }),
    ),
  )
}

/**
 * What pages say, with the texts of admins in the place of those of the files. One that names no text is passed over, as
 * is one that its place has no room for any more: the files may have changed since it was checked.
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
