import type { PresentPerson } from '../../domain/list/presence.ts'
import { joinedText } from '../../i18n/joined.ts'
import { $toast, showToast } from '../../ui/toasts.ts'

/** Specification, section 4. */
const shownMs = 3_000

let shown = 0

/** Reports a person who has joined the open list, replacing only an earlier report of that kind. */
export function tellJoined(person: PresentPerson): void {
  const other = $toast.get()
  if (!other || other.id === shown) shown = showToast({ tone: 'info', ...joinedText(person) }, shownMs)
}
