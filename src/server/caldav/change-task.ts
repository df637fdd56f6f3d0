import type { ItemWish } from '../../domain/item/change.ts'
import type { ItemFields } from '../../domain/item/fields.ts'
import { differs, type Item } from '../../domain/item/item.ts'
import { cleanText, noteMaxLength, noteProblem } from '../../domain/lib/check.ts'
import { longestText } from '../../domain/lib/reading-limits.ts'
import { addWish } from '../../domain/merge/adding-wishes.ts'
import { storesOf } from '../../domain/shop/stores.ts'
import { parseItems } from '../../domain/with-all-words.ts'
import { thingsPerText } from '../../list-api/schemas.ts'
import { programNickname } from '../../protocol/list-keys.ts'
import type { DavList, DavTask } from './dav-list.ts'
import type { SentTask } from './sent-task.ts'
import { idOfMore } from './task-names.ts'

type Read = ReturnType<typeof parseItems>['items'][number]

/** Items in a task's summary: the first becomes the task itself, the others become new tasks. */
interface ReadSummary {
  first: Read
  more: readonly Read[]
}

/**
 * Returns the changes that bring a list into the state that a program has written: none if the list is in that state
 * already, undefined if the text is no task. The task keeps its identity: it is never added up with another item.
 */
export function wishesOf(
  list: DavList,
  itemId: string,
  known: DavTask | undefined,
  sent: SentTask,
): ItemWish[] | undefined {
  const isSaidSame = known && (sent.summary === '' || sent.summary === cleanText(known.summary()))
  const read = isSaidSame ? undefined : readSummary(list, sent.summary)
  if (!isSaidSame && !read) return undefined
  const note = noteOf(sent, read)
  if (noteProblem(note)) return undefined
  const marks = { note, ...ticked(sent, known?.item) }
  const more = (read?.more ?? []).map((one, place) =>
    addWish(one, list.items, authorOf(list), idOfMore(itemId, sent.summary, place)),
  )
  if (known) {
    const fields = { ...(read && saidBy(read.first)), ...marks }
    return [...(differs(known.item, fields) ? [{ kind: 'set' as const, itemId, fields }] : []), ...more]
  }
  return read && [...newTask(list, itemId, read.first, marks), ...more]
}

/** Adds the item, and restores it if it was deleted: a program may write a deleted task again, which `add` alone ignores. */
function newTask(list: DavList, itemId: string, read: Read, marks: Partial<ItemFields>): ItemWish[] {
  const wish = addWish(read, list.items, authorOf(list), itemId)
  if (wish.kind !== 'add') return []
  return [
    { ...wish, fields: { ...wish.fields, ...marks } },
    { kind: 'restore', itemId },
    { kind: 'set', itemId, fields: { ...saidBy(read), ...marks } },
  ]
}

/** Reads nothing if the text is too long for one task. */
function readSummary({ items }: DavList, summary: string): ReadSummary | undefined {
  if (summary.length > longestText) return undefined
  const { items: read, refused } = parseItems(summary, storesOf(items.values()), thingsPerText + 1)
  const [first, ...more] = read
  return first && refused.length === 0 && read.length <= thingsPerText ? { first, more } : undefined
}

function saidBy({ name, quantity, unit, store, price }: Read): Partial<ItemFields> {
  return { name, quantity, unit, ...(store && { store }), ...(price && { price }) }
}

/** Returns the note, cut to the maximum length. Programs also cut notes that are too long for them. */
function noteOf({ note }: SentTask, read: ReadSummary | undefined): string {
  return Array.from(note || (read?.first.note ?? ''))
    .slice(0, noteMaxLength)
    .join('')
    .trim()
}

/** A ticked item is no longer marked as not found; an unticked item no longer has the store that it was bought in. */
function ticked({ isTicked }: SentTask, item: Item | undefined): Partial<ItemFields> {
  if (isTicked === item?.completed) return {}
  return isTicked ? { completed: true, notFound: false } : { completed: false, boughtIn: '' }
}

function authorOf({ keyName }: DavList): Pick<ItemFields, 'author' | 'authorColor'> {
  return { author: programNickname(keyName), authorColor: '' }
}
