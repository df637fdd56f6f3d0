/** A line of PocketBase's log that is about to be written. */
interface LogEvent {
  /** Writes it. */
  next(): void
  model: { data: { get(name: string): unknown } }
}

const failure = 500

/**
 * Of requests only those stay in the log that failed by our own fault: PocketBase calls every refusal an error, and would
 * write half a kilobyte for each wrong password, with what was wrong about it.
 */
export function filterLogEntry(event: LogEvent): void {
  const { data } = event.model
  const isRefusal = data.get('type') === 'request' && Number(data.get('status')) < failure
  if (!isRefusal) event.next()
}
