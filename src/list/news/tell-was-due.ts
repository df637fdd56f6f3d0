import { showToast } from '../../ui/toasts.ts'
import { lifetimeTexts } from '../share/lifetime-texts.ts'

/** Long enough to read two sentences; no action is needed any more. */
const shownMs = 20_000

/** @param atMs moment at which the list would have been deleted if it had not been opened; in ms since 1970 */
export function tellWasDue(atMs: number): void {
  showToast({ tone: 'info', text: lifetimeTexts.wasDue(atMs) }, shownMs)
}
