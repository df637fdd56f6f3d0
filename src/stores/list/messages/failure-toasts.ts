import type { Change } from '../../../domain/item/change.ts'
import type { ChangeProblem } from '../../../domain/item/change-problem.ts'
import { toastTitles } from '../../../i18n/errors.ts'
import { changeFailureTexts, changeProblemTexts } from '../../../i18n/list/change-problems.ts'
import { $toasts, showToast } from '../../device/toasts.ts'

const failureByKind = {
  add: changeFailureTexts.addItem,
  set: changeFailureTexts.updateItem,
  remove: changeFailureTexts.removeItem,
  restore: changeFailureTexts.updateItem,
  rename: changeFailureTexts.renameList,
  'set-option': changeFailureTexts.setOption,
} as const satisfies Record<Change['kind'], string>

/**
 * The server refused a change that was already shown: it is gone from the list, and this says why. Once, however many
 * items of a paste it was said of.
 */
export function tellRefused({ kind }: Change, problem: ChangeProblem): void {
  const text = `${failureByKind[kind]}. ${changeProblemTexts[problem]}`
  if ($toasts.get().some((shown) => shown.text === text)) return
  showToast({ tone: 'error', title: toastTitles.failure, text })
}

/** The device could not keep a change; nothing has happened. */
export function tellNotKept([change]: readonly Pick<Change, 'kind'>[]): void {
  if (change) showToast({ tone: 'error', title: toastTitles.failure, text: failureByKind[change.kind] })
}
