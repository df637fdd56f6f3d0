import { forgetTombstone } from '../list/forget-tombstones.ts'
import { newUuid } from '../new-uuid.ts'
import { acceptWishes } from './accept-wish.ts'
import type { RecordRequestEvent, StoredRecord } from './admin-types.d.ts'
import { answerRecord } from './answer-record.ts'
import { faultsOfProblem, fieldsFrom } from './item-columns.ts'
import { refuse } from './refuse.ts'

const isStale =
  'Revizia o ține serverul. Dacă nu ați schimbat-o, produsul s-a modificat între timp: închideți fișa și deschideți-o din nou.'

/** A superuser creates an item: empty fields get the defaults of a list's own screen. */
export function createItem(event: RecordRequestEvent): void {
  const { app, record } = event
  const itemId = record.id || newUuid()
  const fields = fieldsFrom(record, (wanted) => wanted !== '' && wanted !== false)
  acceptWishes(app, record.getString('list'), [{ kind: 'add', itemId, fields }], Date.now())
  answerRecord(event, 'items', itemId)
}

/**
 * A superuser changes an item. Only the fields that differ become a change, so that other people's simultaneous changes are
 * kept. The dashboard sends a whole record in an earlier state; if it was changed since, it is refused.
 */
export function changeItem(event: RecordRequestEvent): void {
  const { app, record } = event
  const before = record.original()
  if (record.getString('list') !== before.getString('list')) refuse(faultsOfProblem('other-list'))
  if (record.getInt('rev') !== before.getInt('rev')) refuse({ rev: isStale })
  const itemId = record.id
  const fields = fieldsFrom(record, (wanted, was) => wanted !== was)
  const wishes = [{ kind: 'set', itemId, fields } as const, ...fateOf(record, before)]
  acceptWishes(app, before.getString('list'), wishes, Date.now())
  answerRecord(event, 'items', itemId)
}

function fateOf(record: StoredRecord, before: StoredRecord) {
  const isDeleted = record.getBool('deleted')
  if (isDeleted === before.getBool('deleted')) return []
  return [{ kind: isDeleted ? 'remove' : 'restore', itemId: record.id } as const]
}

/**
 * A superuser deletes an item, which becomes a tombstone, so that devices are notified of it; a tombstone is deleted
 * permanently.
 */
export function deleteItem(event: RecordRequestEvent): void {
  const { app, record } = event
  if (record.getBool('deleted')) forgetTombstone(app, record.id)
  else acceptWishes(app, record.getString('list'), [{ kind: 'remove', itemId: record.id }], Date.now())
  event.noContent(204)
}
