import { useState } from 'react'
import { saveListTexts } from '../../account/texts.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { saveOpenList, tellSaving } from './save-list.ts'

/** Saves the list in its visitor's account; visitors without an account are shown how to get one. */
export function SaveToAccount({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const [isSaved, setIsSaved] = useState(false)
  const save = async () => {
    const outcome = await saveOpenList()
    if (outcome === 'saved') return setIsSaved(true)
    // Closes the menu, because messages are on the page, which cannot be touched below it.
    close()
    tellSaving(outcome, store)
  }
  return (
    <MenuEntry icon="cloud-upload" label={isSaved ? saveListTexts.saved : saveListTexts.save} run={save} />
  )
}
