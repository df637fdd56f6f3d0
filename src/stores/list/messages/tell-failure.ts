import type { Change } from '../../../domain/item/change.ts'
import type { ChangeProblem } from '../../../domain/item/change-problem.ts'
import { toastTitles } from '../../../i18n/errors.ts'
import { showToast } from '../../device/toasts.ts'

type FailureToasts = typeof import('./failure-toasts.ts')

/** Tells what became of a change, by code that is seldom needed; where that cannot be had, that something failed. */
export function tellFailure(tell: (code: FailureToasts) => void): void {
  const tellLess = () => showToast({ tone: 'error', text: toastTitles.failure })
  void import('./failure-toasts.ts').then(tell, tellLess)
}

/** What `failure-toasts.ts` says of a refused change. */
export function tellRefused(change: Change, problem: ChangeProblem): void {
  tellFailure((code) => code.tellRefused(change, problem))
}
