import type { PresentPerson } from '../../domain/list/presence.ts'
import { joinedText } from '../../i18n/joined.ts'
import { dismissToast, showToast } from '../../ui/toasts.ts'
import { $undo } from '../actions/undo.ts'

/** Specification, section 4. */
const shownMs = 3_000

let shown = 0
let latest: PresentPerson | undefined

/**
 * Reports a person who has joined the open list, once no offer to undo is shown, which would move away under the finger. The
 * latest person replaces the one before.
 */
export async function tellJoined(person: PresentPerson): Promise<void> {
  latest = person
  await untilNothingIsOffered()
  if (latest !== person) return
  dismissToast(shown)
  shown = showToast({ tone: 'info', ...joinedText(person) }, shownMs)
}

function untilNothingIsOffered(): Promise<void> {
  return new Promise((resolve) => {
    if (!$undo.get()) return resolve()
    const stop = $undo.listen((undo) => {
      if (undo) return
      stop()
      resolve()
    })
  })
}
