import { empty, refused } from '../answer.ts'
import type { App } from '../pocketbase.d.ts'
import { route } from '../route.ts'
import { textRows } from '../sql.ts'
import { addPageView } from '../views/page-views.ts'
import { noteDamage } from './note-damage.ts'

/** GET /api/operator/reading: 204 when the database can be read, 500 otherwise. */
export const tryReading = route(({ app }) => {
  textRows(app.db(), 'SELECT id AS value FROM lists LIMIT 1', {})
  return empty
})

/** GET /api/operator/writing: 204 when it can be written to, 500 otherwise. It answers when it is its turn to write. */
export const tryWriting = route(({ app }) => (writes(app) ? empty : refused('failed')))

/** Writes and takes it back, which needs the lock and the rights that a change needs, and leaves no trace. */
function writes(app: App): boolean {
  let hasWritten = false
  try {
    app.runInTransaction((transaction) => {
      addPageView(transaction.db(), '/', Date.now())
      hasWritten = true
      throw new Error('taken back')
    })
  } catch (error) {
    // After the write has succeeded, the error is the check's own, and its transaction is rolled back.
    if (!hasWritten) noteDamage(app, error, Date.now())
  }
  return hasWritten
}
