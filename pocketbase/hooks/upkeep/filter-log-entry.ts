import { withoutSecrets } from '../../../src/protocol/secrets.ts'
import { writeLine } from '../journal.ts'
import { noteDamage } from '../operator/note-damage.ts'
import type { App } from '../pocketbase.d.ts'

/** A line of PocketBase's log that is about to be written. */
interface LogEvent {
  app: App
  /** Writes it. */
  next(): void
  model: { message: string; data: LogData }
}

/** A Go map, whose keys JavaScript cannot list. */
interface LogData {
  get(name: string): unknown
  /** All of it as JSON. */
  string(): string
}

const failure = 500

/** Matches the prefix of PocketBase's log messages about failed jobs, such as the nightly backup. */
const job = /^\[(?:cronAdd|Backup cron)\] /

/**
 * Keeps a request in the log only when it failed through a fault of the server. PocketBase logs every refusal as an
 * error, and would write half a kilobyte for each wrong password, including the reason for the refusal. Removes secrets
 * from every line.
 *
 * Every error that PocketBase itself meets, in its own routes and in jobs, passes through here. Database damage is
 * therefore recorded here, and failed jobs are also written to standard error, because nobody reads the log every day.
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
