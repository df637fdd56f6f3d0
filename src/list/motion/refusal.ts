import { vibrate } from '../messages/feedback.ts'
import { rowTexts } from '../rows/texts.ts'

/** Time for which a refusal is shown. */
const shownMs = 1_500

let region: HTMLElement | undefined
let ending: ReturnType<typeof setTimeout> | undefined

/** Creates the live region in advance: screen readers announce only changes of an existing region. */
export function makeRefusalRegion(signal: AbortSignal): void {
  const made = document.createElement('p')
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  document.body.append(made)
  region = made
  signal.addEventListener('abort', () => made.remove())
}

/**
 * Shows, also to screen readers, that a press was ignored. It is shown on the row that was pressed; without one, on the row
 * that the press was aimed at.
 *
 * @param meantId the item of the row that the press was aimed at
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
