import { lifetimeTexts } from '../../i18n/list/lifetime.ts'
import { showToast } from '../device/toasts.ts'

/** Long enough to read two sentences; the danger is over. */
const shownMs = 20_000

/** @param atMs when the list would have been deleted, had it not been opened; in ms since 1970 */
export function tellWasDue(atMs: number): void {
  showToast({ tone: 'info', text: lifetimeTexts.wasDue(atMs) }, shownMs)
}
