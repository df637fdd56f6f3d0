import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { readListName } from '../../../src/domain/list/list-name.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import { setLink, type WantedLink } from '../list/links.ts'
import { deleteLists, tokenOfList } from '../list/list-queries.ts'
import { disconnectStreams } from '../live/disconnect-streams.ts'
import { changeCredentials } from '../restore/credentials.ts'
import { storedTime, writeInTransaction } from '../sql.ts'
import { acceptWishes } from './accept-wish.ts'
import type { RecordRequestEvent, StoredRecord } from './admin-types.d.ts'
import { answerRecord } from './answer-record.ts'
import { faultsOfProblem } from './item-columns.ts'
import { refuse } from './refuse.ts'

const keptByServer = ['saved', 'forgotten_rev'] as const

/** A superuser creates a list: its numbers begin as those of any list. */
export function makeList(event: RecordRequestEvent): void {
  const { record } = event
  const name = readListName(record.getString('name'))
  if (name === undefined) refuse(faultsOfProblem('list-name'))
  record.set('name', name)
  record.set('last_activity', storedTime(Date.now()))
  for (const column of ['rev', ...keptByServer]) record.set(column, 0)
  event.next()
}

/**
 * A superuser changes a list: its name, or one of its links, which ends the streams of pages with the old link. The
 * dashboard also sends an earlier state of the server's counters; it is ignored.
 */
export function changeListRecord(event: RecordRequestEvent): void {
  const { app, record } = event
  const before = record.original()
  for (const column of keptByServer) {
    if (record.getInt(column) !== before.getInt(column)) refuse({ [column]: 'O ține serverul.' })
  }
  const name = record.getString('name')
  if (name !== before.getString('name')) acceptWishes(app, record.id, [{ kind: 'rename', name }], Date.now())
  for (const kind of ['read', 'share'] as const) changeLink(event, kind, before)
  answerRecord(event, 'lists', record.id)
}

function changeLink(
  { app, record }: RecordRequestEvent,
  kind: WantedLink['kind'],
  before: StoredRecord,
): void {
  const column = `${kind}_token`
  const token = record.getString(column)
  if (token === before.getString(column)) return
  if (!isUuid(token) && !(kind === 'read' && token === '')) refuse({ [column]: 'Codul nu este un UUID.' })
  const nowMs = Date.now()
  const shareToken = tokenOfList(app.db(), record.id) ?? ''
  if (token !== '' && slotOf(token) !== slotOf(shareToken))
    refuse({ [column]: `Codul trebuie să înceapă cu ${slotOf(shareToken)}, ca și cel de acum.` })
  const isSet = changeCredentials(app, { of: 'list', id: record.id }, (database) =>
    setLink(database, shareToken, { kind, token }, nowMs),
  )
  if (!isSet) refuse({ [column]: 'Codul este folosit de alt link.' })
  disconnectStreams(app, record.id, 'link', kind === 'read' ? 'readers' : 'editors', nowMs)
}

/** A superuser deletes a list, with all that belongs to it; its open screens end. */
export function deleteListRecord(event: RecordRequestEvent): void {
  const { app, record } = event
  writeInTransaction(app, (transaction) => deleteLists(transaction.db(), [record.id]))
  event.noContent(204)
  disconnectStreams(app, record.id, 'deleted', 'all', Date.now())
}
