/**
 * Time limits of tests, in milliseconds. A limit ends a test that hangs and judges no speed, so each is at least five
 * times as long as an idle machine with two cores needs.
 */
export const testLimits = {
  /** A test within one process. */
  unitMs: 300_000,
  /** A test that starts PocketBase, the site's server or a build. */
  processesMs: 900_000,
  /** A test in a browser. */
  browserMs: 300_000,
  /** A start of the site or of PocketBase, on its data or on none. */
  startMs: 300_000,
  /** The wait for a state that another process or a browser comes to. */
  stateMs: 120_000,
} as const

/** Options for `vi.waitFor` and `vi.waitUntil`, whose own limit is one second. */
export const untilThere = { timeout: testLimits.stateMs, interval: 20 } as const
