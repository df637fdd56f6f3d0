/**
 * Runs something whenever the page may be going, which it may be told of by no more than being hidden, and once the list is
 * left.
 *
 * @param leaving the list is closed
 */
export function whenLeft(run: () => void, leaving: AbortSignal): void {
  const runHidden = () => document.hidden && run()
  document.addEventListener('visibilitychange', runHidden, { signal: leaving })
  addEventListener('pagehide', run, { signal: leaving })
  leaving.addEventListener('abort', run)
}
