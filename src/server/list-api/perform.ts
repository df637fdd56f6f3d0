import type { ItemWish } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { readFields } from '../../domain/item/field-checks.ts'
import { itemDefaults } from '../../domain/item/fields.ts'
import type { Item } from '../../domain/item/item.ts'
import type { OperationName } from '../../list-api/api-calls.ts'
import type { ApiProblemCode } from '../../list-api/problems.ts'
import { addBodySchema, setBodySchema } from '../../list-api/schemas.ts'
import { programNickname } from '../../protocol/list-keys.ts'
import { type Asked, notValid, type Outcome, refused } from './asked.ts'
import { detailOfChange, detailOfIssues } from './details.ts'
import type { ChangedList, OpenedByKey } from './keyed-list.ts'
import { isOfWebhook, performWebhook } from './perform-webhook.ts'
import { planText } from './plan-text.ts'
import { shownItem, storedFields } from './shown-item.ts'

/** Changes of a list that a request asks for, and the items to return. */
interface Wanted {
  wishes: readonly ItemWish[]
  itemIds: readonly string[]
}

/** Performs the request of a program. */
export async function perform(asked: Asked): Promise<Outcome> {
  if (isOfWebhook(asked.operation)) return performWebhook(asked.operation, asked)
  const opened = await asked.list.open({ once: asked.once })
  if ('refusal' in opened) return refused(opened)
  if (asked.operation === 'readList') return { kind: 'done', status: 200, answer: shownList(opened) }
  if (opened.access !== 'write') return { kind: 'problem', problem: 'read-only' }
  const changed = opened.answered ?? (await change(asked, opened))
  return 'kind' in changed ? changed : outcomeOf(asked.operation, changed)
}

async function change(asked: Asked, opened: OpenedByKey): Promise<ChangedList | Outcome> {
  const items = itemsOf(opened)
  const wanted = wantedBy(asked, opened, items)
  if ('kind' in wanted) return wanted
  const changed = await asked.list.change({
    since: opened.list?.rev ?? 0,
    changes: wanted.wishes.map((wish) => ({ id: asked.nextChangeId(), listId: opened.listId, ...wish })),
    itemIds: wanted.itemIds,
    once: asked.once,
  })
  return 'refusal' in changed ? refused(changed) : changed
}

function wantedBy(
  { operation, itemId, body, nextItemId }: Asked,
  { name }: OpenedByKey,
  items: ReadonlyMap<string, Item>,
): Wanted | Outcome {
  if (operation === 'addItems') {
    const read = addBodySchema.safeParse(body)
    if (!read.success) return notValid(detailOfIssues(read.error.issues))
    const plan = planText(read.data.text, items, programNickname(name), nextItemId)
    return 'problem' in plan ? { kind: 'problem', ...plan } : plan
  }
  const isOnList = items.get(itemId)?.deleted === false
  if (operation === 'removeItem')
    return isOnList ? { wishes: [{ kind: 'remove', itemId }], itemIds: [] } : unknownItem
  const read = setBodySchema.safeParse(body)
  if (!read.success) return notValid(detailOfIssues(read.error.issues))
  const fields = readFields(storedFields(read.data))
  if (typeof fields === 'string') return notValid(detailOfChange(fields))
  return isOnList ? { wishes: [{ kind: 'set', itemId, fields }], itemIds: [itemId] } : unknownItem
}

const unknownItem: Outcome = { kind: 'problem', problem: 'unknown-item' }

/** An item may have been deleted, or the list have become full, between reading and changing it. */
const problemOfChange: Partial<Record<ChangeProblem, ApiProblemCode>> = {
  'unknown-item': 'unknown-item',
  'list-full': 'list-full',
}

function outcomeOf(operation: OperationName, { rev, results, items }: ChangedList): Outcome {
  for (const result of results) {
    if (result.status === 'refused') {
      const problem = problemOfChange[result.problem]
      return problem ? { kind: 'problem', problem } : notValid(detailOfChange(result.problem))
    }
  }
  if (operation === 'removeItem') return { kind: 'empty' }
  const answer = { rev, items: items.map(shownItem) }
  return { kind: 'done', status: operation === 'addItems' ? 201 : 200, answer }
}

function itemsOf({ list }: OpenedByKey): ReadonlyMap<string, Item> {
  return new Map(list?.items.map((item) => [item.id, { ...itemDefaults, ...item }]))
}

function shownList({ list }: OpenedByKey): object {
  const { name = '', rev = 0, changedAt = '', items = [] } = list ?? {}
  return {
    ...{ name, rev },
    changedAt: changedAt.replace(' ', 'T'),
    items: items.filter(({ deleted }) => !deleted).map(shownItem),
  }
}
