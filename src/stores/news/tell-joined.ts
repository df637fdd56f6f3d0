import type { PresentPerson } from '../../domain/list/presence.ts'
import { joinedText } from '../../i18n/joined.ts'
import { dismissToast, showToast } from '../device/toasts.ts'

/** Specification, section 4. */
const shownMs = 3_000

let shown = 0

/** Who has come to the open list; the latest takes the place of the one before. */
export function tellJoined(person: PresentPerson): void {
  dismissToast(shown)
  shown = showToast({ tone: 'info', ...joinedText(person) }, shownMs)
}
