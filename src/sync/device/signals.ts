/** Aborts after so many milliseconds. */
export function abortedAfter(ms: number): AbortSignal {
  // Safari 16, Chrome 103 and Firefox 100 are the first to have it.
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms)
  const over = new AbortController()
  setTimeout(() => over.abort(), ms)
  return over.signal
}

/** Aborts as soon as one of them does: `AbortSignal.any`, which came two years later than the rest of what we use. */
export function abortedByAny(signals: readonly AbortSignal[]): AbortSignal {
  const over = new AbortController()
  const abort = () => over.abort()
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  }
  return over.signal
}
