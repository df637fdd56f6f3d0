import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { makePlanner } from '../../../domain/merge/plan-adding.ts'
import { pasteTexts } from '../../../i18n/list/added.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { ownStoresOf } from '../../../stores/list/own-stores.ts'
import { $shelving } from '../../../stores/words/categories.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import { Sheet } from '../../Sheet.tsx'
import { PastedRow } from './PastedRow.tsx'
import { refusedTexts, wantedItems } from './paste-rows.ts'
import { usePasteRows } from './use-paste-rows.ts'

export interface PastePreviewProps {
  store: ListStore
  /** What was pasted, as it is. */
  pasted: string
  /** Takes what could not be added, to be put into the field. */
  putBack: (lines: readonly string[]) => void
  close: () => void
}

/** A pasted list before it is added: what was understood, what is there already, and what cannot be taken. */
export function PastePreview(props: PastePreviewProps) {
  const { store } = props
  const [ownStores, setOwnStores] = useState<readonly string[]>()
  useEffect(() => void ownStoresOf(store).then(setOwnStores), [store])
  return ownStores && <Preview {...props} ownStores={ownStores} />
}

interface PreviewProps extends PastePreviewProps {
  ownStores: readonly string[]
}

function Preview({ store, pasted, putBack, close, ownStores }: PreviewProps) {
  const { rows, isReading, setWanted, correct } = usePasteRows(pasted, ownStores)
  const items = useStore(store.$items)
  const shelving = useStore($shelving)
  const vocabulary = useStore($vocabulary)
  const plan = useMemo(() => makePlanner(vocabulary, items.values()), [vocabulary, items])
  const wanted = wantedItems(rows)
  const add = () => {
    store.addItems(wanted)
    putBack(refusedTexts(rows))
    close()
  }
  return (
    <Sheet title={pasteTexts.title} close={close}>
      <ul className="paste-rows">
        {rows.map((row) => (
          <PastedRow
            key={row.id}
            row={row}
            plan={plan}
            shelving={shelving}
            setWanted={setWanted}
            correct={correct}
          />
        ))}
      </ul>
      <div className="paste-actions">
        <button
          type="button"
          className="button button-do"
          disabled={isReading || wanted.length === 0}
          onClick={add}
        >
          {isReading ? pasteTexts.reading : pasteTexts.add(wanted.length)}
        </button>
        <button type="button" className="button button-plain" onClick={close}>
          {pasteTexts.cancel}
        </button>
      </div>
    </Sheet>
  )
}
