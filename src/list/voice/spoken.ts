import type { Command } from '../../domain/spoken/read-commands.ts'
import { readSpoken } from '../../domain/spoken/read-spoken.ts'
import { showToast } from '../../ui/toasts.ts'
import type { CallableActions } from '../actions/load-actions.ts'
import { tellRefusedTexts } from '../messages/list-toasts.ts'
import { ownStoresOf, type StoresKnownBy } from '../shopping/own-stores.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import type { Trouble } from './listening.ts'
import { spokenTexts } from './texts.ts'

/**
 * Adds the items of a spoken text to the list, or carries out its commands. The message shows the recognised text and offers
 * to undo.
 */
export async function addSpoken(
  { addItems, obey, ...list }: Pick<CallableActions, 'addItems' | 'obey'> & StoresKnownBy,
  text: string,
): Promise<void> {
  const said = text.replace(/\.$/, '')
  const { items, refused, commands, isTalk } = readSpoken($vocabulary.get(), text, await ownStoresOf(list))
  if (isTalk) {
    showToast({ tone: 'info', text: spokenTexts.heard.talk(said) })
    return
  }
  tellRefusedTexts(refused)
  if (commands.length > 0) await obeySpoken(obey, commands, said)
  if (items.length > 0) {
    const isChanged = await addItems(items, spokenTexts.heard.added(said, items.length))
    if (isChanged === false) showToast({ tone: 'info', text: spokenTexts.heard.present(said) })
  } else if (commands.length > 0) return
  else if (refused.length > 0) showToast({ tone: 'info', text: spokenTexts.heard.refused(said) })
  else tellTrouble({ kind: 'problem', problem: 'not-recognised' })
}

async function obeySpoken(
  obey: CallableActions['obey'],
  commands: readonly Command[],
  said: string,
): Promise<void> {
  const { heard } = spokenTexts
  const done = await obey(commands, heard.obeyed(said))
  if (done === undefined) return
  if (done.missing.length > 0) showToast({ tone: 'info', text: heard.missing(said, done.missing) })
  else if (!done.isChanged) showToast({ tone: 'info', text: heard.obeyedAlready(said) })
}

/** Shows the reason for which there is no text. */
export function tellTrouble(trouble: Trouble): void {
  const text = trouble.kind === 'message' ? trouble.message : spokenTexts.problems[trouble.problem]
  showToast({ tone: 'error', text })
}
