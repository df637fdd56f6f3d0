import type { Wish } from '../../../src/domain/item/change.ts'
import { acceptBatch } from '../list/accept-batch.ts'
import { tokenOfList } from '../list/list-queries.ts'
import { announce } from '../live/announce.ts'
import { newUuid } from '../new-uuid.ts'
import type { App } from '../pocketbase.d.ts'
import { faultsOfProblem } from './item-columns.ts'
import { refuse } from './refuse.ts'

/** Change that an admin requests: its fields are validated like everybody's when it is accepted. */
type UncheckedWish = Wish | { kind: 'add' | 'set'; itemId: string; fields: Readonly<Record<string, unknown>> }

/**
 * Accepts an admin's changes like any others: they raise the list's revision, in one transaction, and are sent to open
 * pages.
 *
 * @throws BadRequestError with the first that is refused
 */
export function acceptWishes(
  app: App,
  listId: string,
  wishes: readonly UncheckedWish[],
  nowMs: number,
): void {
  const token = tokenOfList(app.db(), listId)
  if (token === undefined) refuse({ list: 'Lista nu există.' })
  const changes = wishes.map((wish) => ({ ...wish, id: newUuid(), listId }))
  const accepted = acceptBatch(
    app,
    token,
    { since: 0, changes, follows: false, changedBy: '', device: '' },
    nowMs,
  )
  if (typeof accepted === 'string') refuse({ list: 'Lista nu mai există.' })
  announce(app, listId, accepted.notice, nowMs)
  for (const result of accepted.results)
    if (result.status === 'refused') refuse(faultsOfProblem(result.problem))
}
