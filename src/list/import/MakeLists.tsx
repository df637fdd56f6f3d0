import { useStore } from '@nanostores/react'
import type { ImportedList } from '../../domain/import/imported.ts'
import { $isCreating } from '../../my-lists/create/create-list.ts'
import { openHere } from '../../ui/open-here.ts'
import { showToast } from '../../ui/toasts.ts'
import { makeImportedLists } from './imported-lists.ts'
import { importTexts } from './texts.ts'

interface Props {
  lists: readonly ImportedList[]
  close: () => void
}

/** Creates saved lists as new ones instead of adding their items to this list; a single one is opened. */
export function MakeLists({ lists, close }: Props) {
  const isCreating = useStore($isCreating)
  const make = async () => {
    const made = await makeImportedLists(lists)
    close()
    const [only] = lists.length === 1 ? made : []
    if (only) openHere(only.token)
    else if (made.length > 0) showToast({ tone: 'info', text: importTexts.made(made.length) })
  }
  return (
    <button type="button" className="button button-plain" disabled={isCreating} onClick={make}>
      {importTexts.make(lists.length)}
    </button>
  )
}
