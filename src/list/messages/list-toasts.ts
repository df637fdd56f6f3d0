import type { RefusedText } from '../../domain/text/parse.ts'
import { failureTexts, nameProblemTexts, toastTitles } from '../../i18n/errors.ts'
import { showToast } from '../../ui/toasts.ts'

/** Shows one toast for each kind of problem, however many parts have it. */
export function tellRefusedTexts(refused: readonly RefusedText[]): void {
  for (const problem of new Set(refused.map((part) => part.problem))) {
    showToast({ tone: 'error', title: toastTitles.invalidName, text: nameProblemTexts[problem] })
  }
}

/** Reports that the list could not be loaded, because the server did not answer. */
export function tellNotLoaded(): void {
  showToast({ tone: 'error', title: toastTitles.failure, text: failureTexts.loadList })
}
