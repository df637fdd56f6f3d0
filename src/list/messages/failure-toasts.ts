import type { Change } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { toastTitles } from '../../i18n/errors.ts'
import { $toasts, showToast } from '../../ui/toasts.ts'
import { changeFailureTexts, changeProblemTexts } from './change-problem-texts.ts'

const failureByKind = {
  add: changeFailureTexts.addItem,
  set: changeFailureTexts.updateItem,
  remove: changeFailureTexts.removeItem,
  restore: changeFailureTexts.updateItem,
  rename: changeFailureTexts.renameList,
  'set-option': changeFailureTexts.setOption,
} as const satisfies Record<Change['kind'], string>

/** Shows the reason for which the server refused a change that was already shown, once for all items of a paste. */
export function tellRefused({ kind }: Change, problem: ChangeProblem): void {
  const text = `${failureByKind[kind]}. ${changeProblemTexts[problem]}`
  if ($toasts.get().some((shown) => shown.text === text)) return
  showToast({ tone: 'error', title: toastTitles.failure, text })
}

/** Reports that the device could not store a change; nothing has changed then. */
export function tellNotKept([change]: readonly Pick<Change, 'kind'>[]): void {
  if (change) showToast({ tone: 'error', title: toastTitles.failure, text: failureByKind[change.kind] })
}
