import type { Change } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { toastTitles } from '../../i18n/errors.ts'
import { $toasts, showToast } from '../../ui/toasts.ts'
import { changeFailureTexts, changeProblemTexts, unstoredText } from './change-problem-texts.ts'

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
  if (!isShown(text)) showToast({ tone: 'error', title: toastTitles.failure, text })
}

/** Reports that changes were sent, but are not on this device. */
export function tellUnstored(): void {
  if (!isShown(unstoredText)) showToast({ tone: 'error', text: unstoredText })
}

function isShown(wanted: string): boolean {
  return $toasts.get().some(({ text }) => text === wanted)
}

/** Reports that the device could not store a change, and the server has not taken it; nothing has changed then. */
export function tellNotKept([change]: readonly Pick<Change, 'kind'>[]): void {
  if (change) showToast({ tone: 'error', title: toastTitles.failure, text: failureByKind[change.kind] })
}
