const pauseMs = 5_000

/**
 * Resolves when a failed request may work: with the next connection, or after a pause if the browser reports one, since a
 * connection that has just come back can still fail.
 */
export function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      resolve()
    }
    addEventListener('online', end, { signal: over.signal })
    const timer = setInterval(() => navigator.onLine && end(), pauseMs)
    over.signal.addEventListener('abort', () => clearInterval(timer))
  })
}
