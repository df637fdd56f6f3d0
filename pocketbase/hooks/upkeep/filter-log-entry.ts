import { withoutSecrets } from '../../../src/protocol/secrets.ts'
import { writeLine } from '../journal.ts'
import { noteDamage } from '../operator/damage.ts'
import type { App } from '../pocketbase.d.ts'

/** A line of PocketBase's log that is about to be written. */
interface LogEvent {
  app: App
  /** Writes it. */
  next(): void
  model: { message: string; data: LogData }
}

/** A map of Go's, whose names JavaScript cannot list. */
interface LogData {
  get(name: string): unknown
  /** All of it as JSON. */
  string(): string
}

const failure = 500

/** How PocketBase begins what it logs of a job that failed, as that of the nightly backup. */
const job = /^\[(?:cronAdd|Backup cron)\] /

/**
 * Of requests only those stay in the log that failed by our own fault: PocketBase calls every refusal an error, and would
 * write half a kilobyte for each wrong password, with what was wrong about it. No line keeps a secret that was sent.
 *
 * Every error passes here that PocketBase itself has met, in its own routes and in jobs, so what it says of damage is noted;
 * and what it says of failed jobs is told, because nobody reads the log every day.
 */
export function filterLogEntry(event: LogEvent): void {
  const { app, model } = event
  const { data } = model
  const error = data.get('error')
  for (const said of [error, data.get('details')]) noteDamage(app, said, Date.now())
  if (data.get('type') === 'request' && Number(data.get('status')) < failure) return
  model.message = withoutSecrets(model.message)
  model.data = JSON.parse(data.string(), (_, value) =>
    typeof value === 'string' ? withoutSecrets(value) : value,
  )
  if (job.test(model.message))
    writeLine(
      'error',
      `${model.message} (${data.get('jobId') || data.get('name')}): ${withoutSecrets(String(error))}`,
    )
  event.next()
}
