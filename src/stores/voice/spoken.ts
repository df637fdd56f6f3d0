import { parseSpoken } from '../../domain/spoken/parse-spoken.ts'
import { spokenTexts } from '../../i18n/list/voice.ts'
import { showToast } from '../device/toasts.ts'
import type { CallableActions } from '../list/actions/load-actions.ts'
import { tellRefusedTexts } from '../list/messages/list-toasts.ts'
import { ownStoresOf, type StoresKnownBy } from '../list/own-stores.ts'
import { $vocabulary } from '../words/vocabulary.ts'
import type { Trouble } from './listening.ts'

/** Adds the items of a spoken text to the list. The message shows the recognised text and offers to undo. */
export async function addSpoken(
  { addItems, ...list }: Pick<CallableActions, 'addItems'> & StoresKnownBy,
  text: string,
): Promise<void> {
  const said = text.replace(/\.$/, '')
  const { items, refused } = parseSpoken($vocabulary.get(), said, await ownStoresOf(list))
  tellRefusedTexts(refused)
  if (items.length > 0) {
    const isChanged = await addItems(items, spokenTexts.heard.added(said, items.length))
    if (isChanged === false) showToast({ tone: 'info', text: spokenTexts.heard.present(said) })
  } else if (refused.length > 0) showToast({ tone: 'info', text: spokenTexts.heard.refused(said) })
  else tellTrouble({ kind: 'problem', problem: 'not-recognised' })
}

/** Shows the reason for which there is no text. */
export function tellTrouble(trouble: Trouble): void {
  const text = trouble.kind === 'message' ? trouble.message : spokenTexts.problems[trouble.problem]
  showToast({ tone: 'error', text })
}
