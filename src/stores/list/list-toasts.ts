import type { Change } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import type { RefusedText } from '../../domain/text/parse.ts'
import { failureTexts, nameProblemTexts, toastTitles } from '../../i18n/errors.ts'
import { $toasts, showToast } from '../device/toasts.ts'

const failureByKind = {
  add: failureTexts.addItem,
  set: failureTexts.updateItem,
  remove: failureTexts.removeItem,
  restore: failureTexts.updateItem,
  rename: failureTexts.renameList,
  'set-option': failureTexts.setOption,
} as const satisfies Record<Change['kind'], string>

/** One toast for each kind of problem, however many parts have it. */
export function tellRefusedTexts(refused: readonly RefusedText[]): void {
  for (const problem of new Set(refused.map((part) => part.problem))) {
    showToast({ tone: 'error', title: toastTitles.invalidName, text: nameProblemTexts[problem] })
  }
}

/**
 * The server refused a change that was already shown: it is gone from the list, and this says why. Once, however many
 * items of a paste it was said of. The reasons are fetched, being seldom needed; without them what failed is told.
 */
export async function tellRefused({ kind }: Change, problem: ChangeProblem): Promise<void> {
  const failure = failureByKind[kind]
  const text = await import('../../i18n/list/change-problems.ts').then(
    ({ changeProblemTexts }) => `${failure}. ${changeProblemTexts[problem]}`,
    () => failure,
  )
  if ($toasts.get().some((shown) => shown.text === text)) return
  showToast({ tone: 'error', title: toastTitles.failure, text })
}

/** The device could not keep a change; nothing has happened. */
export function tellNotKept([change]: readonly Change[]): void {
  if (change) showToast({ tone: 'error', title: toastTitles.failure, text: failureByKind[change.kind] })
}

/** Nothing is known of a list, and the server did not answer. */
export function tellNotLoaded(): void {
  showToast({ tone: 'error', title: toastTitles.failure, text: failureTexts.loadList })
}
