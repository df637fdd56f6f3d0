import { parseSpoken } from '../../domain/spoken/parse-spoken.ts'
import { heardTexts, voiceProblemTexts } from '../../i18n/list/voice.ts'
import type { Trouble } from '../../sync/voice/listening.ts'
import { showToast } from '../device/toasts.ts'
import type { AddingVerbs } from '../list/adding.ts'
import { tellRefusedTexts } from '../list/list-toasts.ts'
import { $vocabulary } from '../words/vocabulary.ts'

/**
 * Puts what was said on the list. What was heard is said together with the way back.
 */
export function addSpoken({ addItems }: Pick<AddingVerbs, 'addItems'>, text: string): void {
  const said = text.replace(/\.$/, '')
  const { items, refused } = parseSpoken($vocabulary.get(), said)
  tellRefusedTexts(refused)
  if (items.length > 0) {
    const isChanged = addItems(items, heardTexts.added(said, items.length))
    if (!isChanged) showToast({ tone: 'info', text: heardTexts.present(said) })
  } else if (refused.length > 0) showToast({ tone: 'info', text: heardTexts.refused(said) })
  else tellTrouble({ kind: 'problem', problem: 'not-recognised' })
}

/** Why nothing was heard. */
export function tellTrouble(trouble: Trouble): void {
  const text = trouble.kind === 'message' ? trouble.message : voiceProblemTexts[trouble.problem]
  showToast({ tone: 'error', text })
}
