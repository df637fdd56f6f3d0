export interface Clock {
  /** Runs `task` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void
  /** A number in [0, 1). */
  random(): number
}

/** Clock with the timers of the browser. */
export const browserClock: Clock = {
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  random: Math.random,
}

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

/** Lets the screen respond before a long piece of work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

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
