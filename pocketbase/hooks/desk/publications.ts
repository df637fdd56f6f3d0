import { ringBell } from '../bell.ts'
import { textRows } from '../sql.ts'
import type { DeskApp, RecordRequestEvent } from './desk-types.d.ts'

/** States as admins read them; scripts/publish carries a publication on from the first. */
const waiting = 'în așteptare'
const waitingText = 'Modificările sunt salvate; site-ul se reface imediat.'

/** Notes that the content has changed: one publication waits, however many edits it will carry. */
export function askForPublication(app: DeskApp, nowMs: number): void {
  const [known] = textRows(app.db(), 'SELECT id AS value FROM publications WHERE state = {:waiting}', {
    waiting,
  })
  if (known === undefined) {
    const record = new Record(app.findCollectionByNameOrId('publications'))
    record.set('state', waiting)
    record.set('message', waitingText)
    app.save(record)
  }
  ringBell(app, nowMs)
}

/** A superuser asks for a publication by hand, perhaps once more after one that failed. */
export function startPublication(event: RecordRequestEvent): void {
  const { app, record } = event
  record.set('state', waiting)
  record.set('message', waitingText)
  record.set('details', '')
  event.next()
  ringBell(app, Date.now())
}
