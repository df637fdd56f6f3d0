import { makeId } from '../../device/make-id.ts'
import { isLost } from '../../domain/item/lost.ts'
import type { Recall } from '../../domain/item/recall.ts'
import type { OptionKey } from '../../domain/list/options.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type { StoredList } from '../ports.ts'

/**
 * Returns recalls of all that copies of one list know and its server has lost, to be sent before the server's state counts.
 * Of an item in both copies, the later version is recalled.
 */
export function recallsOf(copies: readonly StoredList[], read: ListAnswer): Recall[] {
  const latest = new Map<string, Recall>()
  for (const recall of copies.flatMap((copy) => recallsOfCopy(copy, read))) {
    const subject = subjectOf(recall)
    if (recall.rev > (latest.get(subject)?.rev ?? -1)) latest.set(subject, recall)
  }
  return [...latest.values()]
}

/** Returns a key for the subject of a recall. */
function subjectOf(recall: Recall): string {
  switch (recall.kind) {
    case 'recall':
      return recall.itemId
    case 'recall-name':
      return 'name'
    case 'recall-option':
      return recall.key
  }
}

function recallsOfCopy({ id: listId, snapshot }: StoredList, { lost, items }: ListAnswer): Recall[] {
  if (!snapshot || !isLost(snapshot.head.rev, lost)) return []
  const { head, items: known } = snapshot
  // An item that was on the list at the restored revision and is not on this device was deleted, and its tombstone dropped.
  const gone = items
    .filter(({ id, deleted, rev }) => !deleted && rev < head.rev && !known.has(id))
    .map((item) => ({ ...item, deleted: true, rev: head.rev }))
  const base = (rev: number) => ({ id: makeId(), listId, rev })
  return [
    { ...base(head.rev), kind: 'recall-name', name: head.name },
    ...(head.options ?? [])
      .filter(({ rev }) => isLost(rev, lost))
      .map(
        ({ key, value, rev }): Recall => ({
          ...base(rev),
          kind: 'recall-option',
          key: key as OptionKey,
          value,
        }),
      ),
    ...[...known.values(), ...gone]
      .filter(({ rev }) => isLost(rev, lost))
      .map(
        ({ id: itemId, deleted, rev, ...fields }): Recall => ({
          ...base(rev),
          kind: 'recall',
          itemId,
          deleted,
          fields,
        }),
      ),
  ]
}
