import type { ItemWish } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { readFields } from '../../domain/item/field-checks.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import { type ListOperation, listOperation } from '../../list-api/api-calls.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import { addBodySchema, setBodySchema } from '../../list-api/schemas.ts'
import { type ChangeKeyedBody, programNickname } from '../../protocol/key-calls.ts'
import { type Asked, notValid, type Outcome, refused } from './asked.ts'
import { detailOfChange, detailOfIssues } from './details.ts'
import { isNamed, tagOf } from './if-match.ts'
import type { ChangedList, OpenedByKey } from './keyed-list.ts'
import { makeList, nameList, readLists } from './perform-lists.ts'
import { isOfWebhook, performWebhook } from './perform-webhook.ts'
import { planItems, planText } from './plan-items.ts'
import { shownItem, storedFields } from './shown-item.ts'

/** Changes of a list that a request asks for, and the items to return. */
interface Wanted {
  wishes: readonly ItemWish[]
  itemIds: readonly string[]
  unchanged?: ChangeKeyedBody['unchanged']
}

/** Performs the request of a program. */
export async function perform(asked: Asked): Promise<Outcome> {
  if (asked.operation === 'readLists') return readLists(asked)
  if (asked.operation === 'makeList') return makeList(asked)
  if (asked.isWithoutList) return nameList(asked)
  if (isOfWebhook(asked.operation)) return performWebhook(asked.operation, asked)
  const operation = listOperation(asked.operation)
  return operation ? performOnList(operation, asked) : { kind: 'problem', problem: 'not-found' }
}

async function performOnList(operation: ListOperation, asked: Asked): Promise<Outcome> {
  const opened = await asked.list.open({ once: asked.once, since: asked.since })
  if ('refusal' in opened) return refused(opened)
  if (operation === 'readList') return { kind: 'done', status: 200, answer: shownList(opened, asked.since) }
  if (operation === 'readItem') return readItem(onList(itemsOf(opened), asked.itemId))
  if (opened.access !== 'write') return { kind: 'problem', problem: 'read-only' }
  const changed = opened.answered ?? (await change(operation, asked, opened))
  return 'kind' in changed ? changed : outcomeOf(operation, changed)
}

function readItem(item: Item | undefined): Outcome {
  if (!item) return unknownItem
  return { kind: 'done', status: 200, answer: shownItem(item), etag: tagOf(item) }
}

async function change(
  operation: ListOperation,
  asked: Asked,
  opened: OpenedByKey,
): Promise<ChangedList | Outcome> {
  const items = itemsOf(opened)
  const wanted = operation === 'addItems' ? adding(asked, opened, items) : changing(operation, asked, items)
  if ('kind' in wanted) return wanted
  const changed = await asked.list.change({
    since: opened.list?.rev ?? 0,
    changes: wanted.wishes.map((wish) => ({ id: asked.nextChangeId(), listId: opened.listId, ...wish })),
    itemIds: wanted.itemIds,
    once: asked.once,
    unchanged: wanted.unchanged,
  })
  return 'refusal' in changed ? refused(changed) : changed
}

function adding(
  { body, nextItemId: newItemId }: Asked,
  { name }: OpenedByKey,
  items: ReadonlyMap<string, Item>,
): Wanted | Outcome {
  const read = addBodySchema.safeParse(body)
  if (!read.success) return notValid(detailOfIssues(read.error.issues))
  const to = { items, author: programNickname(name), newItemId }
  const { text, items: sent = [] } = read.data
  const plan = text === undefined ? planItems(sent, to) : planText(text, to)
  return 'problem' in plan ? { kind: 'problem', ...plan } : plan
}

function changing(
  operation: ListOperation,
  { itemId, body, ifMatch }: Asked,
  items: ReadonlyMap<string, Item>,
): Wanted | Outcome {
  const wish = operation === 'removeItem' ? ({ kind: 'remove', itemId } as const) : setting(itemId, body)
  if (wish.kind === 'problem') return wish
  const item = onList(items, itemId)
  if (!item) return unknownItem
  if (ifMatch !== undefined && !isNamed(ifMatch, item)) return { kind: 'problem', problem: 'changed-since' }
  return {
    wishes: [wish],
    itemIds: operation === 'removeItem' ? [] : [itemId],
    ...(ifMatch !== undefined && { unchanged: { itemId, rev: item.rev } }),
  }
}

function setting(
  itemId: string,
  body: unknown,
): (ItemWish & { kind: 'set' }) | (Outcome & { kind: 'problem' }) {
  const read = setBodySchema.safeParse(body)
  if (!read.success) return notValid(detailOfIssues(read.error.issues))
  const fields = readFields(storedFields(read.data))
  return typeof fields === 'string' ? notValid(detailOfChange(fields)) : { kind: 'set', itemId, fields }
}

const unknownItem: Outcome = { kind: 'problem', problem: 'unknown-item' }

/** An item may have been deleted, or the list have become full, between reading and changing it. */
const problemOfChange: Partial<Record<ChangeProblem, ApiProblemCode>> = {
  'unknown-item': 'unknown-item',
  'list-full': 'list-full',
}

function outcomeOf(operation: ListOperation, { rev, results, items }: ChangedList): Outcome {
  for (const result of results) {
    if (result.status === 'refused') {
      const problem = problemOfChange[result.problem]
      return problem ? { kind: 'problem', problem } : notValid(detailOfChange(result.problem))
    }
  }
  if (operation === 'removeItem') return { kind: 'empty' }
  const answer = { rev, items: items.map(shownItem) }
  if (operation === 'addItems') return { kind: 'done', status: 201, answer }
  const [item] = items
  return { kind: 'done', status: 200, answer, ...(item && { etag: tagOf(item) }) }
}

function onList(items: ReadonlyMap<string, Item>, itemId: string): Item | undefined {
  const item = items.get(itemId)
  return item?.deleted ? undefined : item
}

function itemsOf({ list }: OpenedByKey): ReadonlyMap<string, Item> {
  return new Map(list?.items.map((item) => [item.id, { ...itemDefaults, ...item }]))
}

/** @param since revision that the program has; undefined if it wants the whole list */
function shownList({ listId: id, list }: OpenedByKey, since: number | undefined): object {
  const { name = '', rev = 0, changedAt = '', items = [], from = 0 } = list ?? {}
  const removed = items.filter(({ deleted }) => deleted).map((item) => item.id)
  return {
    ...{ id, name, rev },
    changedAt: changedAt.replace(' ', 'T'),
    items: items.filter(({ deleted }) => !deleted).map(shownItem),
    ...(since !== undefined && { from, removed: from > 0 ? removed : [] }),
  }
}
