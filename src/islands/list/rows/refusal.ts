import { rowTexts } from '../../../i18n/list/rows.ts'
import { vibrate } from '../../../stores/list/messages/feedback.ts'

/** So long a refusal is shown. */
const shownMs = 1_500

let region: HTMLElement | undefined
let ending: ReturnType<typeof setTimeout> | undefined

/** Makes the live region ahead: screen readers only hear what arrives in one that is there. */
export function makeRefusalRegion(signal: AbortSignal): void {
  const made = document.createElement('p')
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  document.body.append(made)
  region = made
  signal.addEventListener('abort', () => made.remove())
}

/**
 * Shows, and says, that a press counted for nothing. It is shown where the eye and the finger are, on the row that was pressed;
 * where no row is, on the one that the press was meant for.
 *
 * @param meantId the item whose row that one is
 */
export function showRefusal(target: Element, meantId: string): void {
  const meant = `[data-item="${CSS.escape(meantId)}"]`
  const row = target.closest<HTMLElement>('[data-item]') ?? document.querySelector<HTMLElement>(meant)
  endRefusal()
  // The style sheet's animation begins again only if the row was drawn without it.
  if (row?.offsetWidth) row.dataset.refused = ''
  if (region) region.textContent = rowTexts.refused
  vibrate()
  clearTimeout(ending)
  ending = setTimeout(endRefusal, shownMs)
}

function endRefusal(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-refused]')) delete row.dataset.refused
  if (region) region.textContent = ''
}
