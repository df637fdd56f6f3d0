/**
 * Runs a function whenever the page may be going away, of which being hidden may be the only sign, and when the list is
 * closed.
 *
 * @param leaving aborted when the list is closed
 */
export function whenLeft(run: () => void, leaving: AbortSignal): void {
  const runHidden = () => document.hidden && run()
  document.addEventListener('visibilitychange', runHidden, { signal: leaving })
  addEventListener('pagehide', run, { signal: leaving })
  leaving.addEventListener('abort', run)
}
