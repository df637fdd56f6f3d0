import { requestPublication } from '../request-publication.ts'
import { textRows } from '../sql.ts'
import type { AdminApp, RecordRequestEvent } from './admin-types.d.ts'

/** States as admins read them; scripts/publish.ts sets those after the first. */
const waiting = 'în așteptare'
const waitingText = 'Modificările sunt salvate; site-ul se reface imediat.'

/** Notes that the content has changed: one publication waits, however many edits it will carry. */
export function askForPublication(app: AdminApp, nowMs: number): void {
  const [known] = textRows(app.db(), 'SELECT id AS value FROM publications WHERE state = {:waiting}', {
    waiting,
  })
  if (known === undefined) {
    const record = new Record(app.findCollectionByNameOrId('publications'))
    record.set('state', waiting)
    record.set('message', waitingText)
    app.save(record)
  }
  requestPublication(app, nowMs)
}

/** A superuser asks for a publication by hand, perhaps once more after one that failed. */
export function startPublication(event: RecordRequestEvent): void {
  const { app, record } = event
  record.set('state', waiting)
  record.set('message', waitingText)
  record.set('details', '')
  event.next()
  requestPublication(app, Date.now())
}
