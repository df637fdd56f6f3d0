/** Returns a signal that aborts after a number of milliseconds. */
export function abortedAfter(ms: number): AbortSignal {
  // Supported since Safari 16, Chrome 103 and Firefox 100.
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms)
  const over = new AbortController()
  setTimeout(() => over.abort(), ms)
  return over.signal
}

/**
 * Returns a signal that aborts with the first of the given ones: `AbortSignal.any`, which browsers got two years later than
 * the other features used here.
 */
export function abortedByAny(signals: readonly AbortSignal[]): AbortSignal {
  const over = new AbortController()
  const abort = () => over.abort()
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  }
  return over.signal
}
