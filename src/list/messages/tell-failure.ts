import type { Change } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { toastTitles } from '../../i18n/errors.ts'
import { showToast } from '../../ui/toasts.ts'

type FailureToasts = typeof import('./failure-toasts.ts')

/** Reports a failed change with code that is fetched on demand; if that fails, with a general message. */
export function tellFailure(tell: (code: FailureToasts) => void): void {
  const tellGenerally = () => showToast({ tone: 'error', text: toastTitles.failure })
  void import('./failure-toasts.ts').then(tell, tellGenerally)
}

/** See `tellRefused` in `failure-toasts.ts`. */
export function tellRefusedLater(change: Change, problem: ChangeProblem): void {
  tellFailure((code) => code.tellRefused(change, problem))
}
