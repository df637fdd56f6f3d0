import { withoutSecrets } from '../../../src/protocol/secrets.ts'

/** A line of PocketBase's log that is about to be written. */
interface LogEvent {
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

/**
 * Of requests only those stay in the log that failed by our own fault: PocketBase calls every refusal an error, and would
 * write half a kilobyte for each wrong password, with what was wrong about it. No line keeps a secret that was sent.
 */
export function filterLogEntry(event: LogEvent): void {
  const { model } = event
  const { data } = model
  if (data.get('type') === 'request' && Number(data.get('status')) < failure) return
  model.message = withoutSecrets(model.message)
  model.data = JSON.parse(data.string(), (_, value) =>
    typeof value === 'string' ? withoutSecrets(value) : value,
  )
  event.next()
}
