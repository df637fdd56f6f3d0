import { useState } from 'react'
import { saveListTexts } from '../../i18n/account.ts'
import { addresses } from '../../site.ts'
import { keepList } from '../../stores/saved-lists.ts'
import { showToast } from '../../stores/toasts.ts'
import { MenuEntry } from './MenuEntry.tsx'
import type { PanelProps } from './panels.ts'

/** Keeps the list in its visitor's account; who is in none is shown the way. */
export function SaveToAccount({ close }: Pick<PanelProps, 'close'>) {
  const [isSaved, setIsSaved] = useState(false)
  const save = async () => {
    const outcome = await keepList(addresses.listToken(location.pathname)?.toLowerCase() ?? '')
    setIsSaved(outcome === 'saved')
    // Messages stand on the page, which cannot be touched under the menu.
    if (outcome !== 'saved') close()
    if (outcome === 'signed-out') tellToSignIn()
    if (outcome === 'failed') showToast({ tone: 'error', text: saveListTexts.failed })
  }
  return (
    <MenuEntry icon="cloud-upload" label={isSaved ? saveListTexts.saved : saveListTexts.save} run={save} />
  )
}

function tellToSignIn(): void {
  const action = { label: saveListTexts.way, run: () => location.assign(addresses.auth) }
  showToast({ tone: 'info', text: saveListTexts.signIn, action })
}
