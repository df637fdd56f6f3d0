import { askForAccount, keepCarriedList, keepList, type Saving } from '../../account/saved-lists.ts'
import { saveListTexts } from '../../account/texts.ts'
import { addresses } from '../../site.ts'
import { showToast } from '../../ui/toasts.ts'
import type { ListStore } from '../list.ts'

type Named = Pick<ListStore, '$name'>

/** Saves the list for which its visitor has signed in, and reports the result; does nothing if there is none. */
export async function saveCarriedList(list: Named): Promise<void> {
  const outcome = await keepCarriedList(openToken())
  if (outcome) tellSaving(outcome, list)
}

/** Saves the list in the address in its visitor's account, without a message. */
export function saveOpenList(): Promise<Saving> {
  return keepList(openToken())
}

/** Reports the result, with a button for the next step if saving failed. */
export function tellSaving(outcome: Saving, list: Named): void {
  if (outcome === 'saved') showToast({ tone: 'info', text: saveListTexts.savedNow(list.$name.get()) })
  else if (outcome === 'signed-out') tellToSignIn(list)
  else tellFailure(list)
}

function tellToSignIn({ $name }: Named): void {
  const list = { token: openToken(), name: $name.get() }
  const run = () => {
    askForAccount(list)
    location.assign(addresses.auth)
  }
  showToast({ tone: 'info', text: saveListTexts.signIn, action: { label: saveListTexts.way, run } })
}

function tellFailure(list: Named): void {
  const token = openToken()
  const run = async () => tellSaving(await keepList(token), list)
  showToast({ tone: 'error', text: saveListTexts.failed, action: { label: saveListTexts.retry, run } })
}

function openToken(): string {
  return addresses.listToken(location.pathname)?.toLowerCase() ?? ''
}
