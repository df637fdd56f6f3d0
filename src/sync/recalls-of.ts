import { isLost } from '../domain/lost.ts'
import type { Recall } from '../domain/recall.ts'
import { makeId } from './make-id.ts'
import type { ListRead, StoredList } from './ports.ts'

/** What a device knows of a list and its server has lost, to be sent before the server's word counts. */
export function recallsOf({ id: listId, snapshot }: StoredList, { lost, items }: ListRead): Recall[] {
  if (!snapshot || !isLost(snapshot.head.rev, lost)) return []
  const { head, items: known } = snapshot
  // What stood on the list when it went back, and not on this device: it was deleted, and forgotten as such.
  const gone = items
    .filter(({ id, deleted, rev }) => !deleted && rev < head.rev && !known.has(id))
    .map((item) => ({ ...item, deleted: true, rev: head.rev }))
  return [
    { id: makeId(), listId, kind: 'recall-name', name: head.name, rev: head.rev },
    ...[...known.values(), ...gone]
      .filter(({ rev }) => isLost(rev, lost))
      .map(
        ({ id: itemId, deleted, rev, ...fields }): Recall => ({
          id: makeId(),
          listId,
          kind: 'recall',
          itemId,
          deleted,
          rev,
          fields,
        }),
      ),
  ]
}
