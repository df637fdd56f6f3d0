import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { Imported } from '../../domain/import/imported.ts'
import { readImport } from '../../domain/import/read-import.ts'
import { makePlanner } from '../../domain/merge/plan-adding.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { pasteTexts } from '../add/added-texts.ts'
import { MakeLists } from '../import/MakeLists.tsx'
import { importTexts } from '../import/texts.ts'
import type { ListStore } from '../list.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { $shelving } from '../vocabulary/shelving.ts'
import { PastedRow } from './PastedRow.tsx'
import { PasteSource } from './PasteSource.tsx'
import { type PasteRow, refusedTexts, scaledRows, wantedItems } from './paste-rows.ts'
import { importFault, UnreadLines } from './UnreadLines.tsx'
import { type KnownOfList, knownOfList, type PasteRows, usePasteRows } from './use-paste-rows.ts'

interface Closed {
  store: ListStore
  /** Takes the lines that could not be added, to be put into the field. */
  putBack: (lines: readonly string[]) => void
  close: () => void
}

export interface PastePreviewProps extends Closed {
  /** The pasted text, unchanged. */
  pasted: string
}

/** A pasted list before it is added. */
export function PastePreview({ pasted, ...props }: PastePreviewProps) {
  const imported = useMemo(() => withoutTicks(readImport(pasted)), [pasted])
  const fault = importFault(imported)
  return fault === undefined ? (
    <ImportPreview {...props} imported={imported} />
  ) : (
    <Sheet title={importTexts.title} close={props.close}>
      <p role="alert" className="import-problem">
        {fault}
      </p>
      <UnreadLines unread={imported.unread} />
    </Sheet>
  )
}

/** Ticks in a pasted message are bullets, as when they are typed; a file offers what was ticked apart. */
function withoutTicks(imported: Imported): Imported {
  if (imported.format !== 'checklist') return imported
  return { ...imported, things: imported.things.map((thing) => ({ ...thing, isTicked: false })) }
}

/** An import before it is added: recognized items, items that are already on the list, and text that cannot be added. */
export function ImportPreview(props: Closed & { imported: Imported }) {
  const { store, imported } = props
  const [known, setKnown] = useState<KnownOfList>()
  useEffect(() => void knownOfList(store, imported.format).then(setKnown), [store, imported])
  return known && <Preview {...props} known={known} />
}

interface PreviewProps extends Closed {
  imported: Imported
  known: KnownOfList
}

function Preview({ store, putBack, close, imported, known }: PreviewProps) {
  const { rows: read, isReading, setWanted, correct } = usePasteRows(imported, known)
  const scale = useState(imported.servings ?? 1)
  const factor = scale[0] / (imported.servings ?? 1)
  const rows = useMemo(() => scaledRows(read, factor), [read, factor])
  const shelving = useStore($shelving)
  const plan = usePlanner(store)
  const wanted = wantedItems(rows)
  const isList = imported.format === 'text' || imported.format === 'checklist'
  const add = () => {
    store.addItems(wanted)
    putBack(refusedTexts(rows))
    close()
  }
  return (
    <Sheet title={isList ? pasteTexts.title : importTexts.title} close={close}>
      <PasteSource imported={imported} scale={scale} ticked={tickedOf(rows, setWanted)} />
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
      <UnreadLines unread={imported.unread} />
      <div className="paste-actions">
        <button
          type="button"
          className="button button-do"
          disabled={isReading || wanted.length === 0}
          onClick={add}
        >
          {isReading ? pasteTexts.reading : pasteTexts.add(wanted.length)}
        </button>
        {imported.lists && <MakeLists lists={imported.lists} close={close} />}
      </div>
    </Sheet>
  )
}

/** Plans how items would be added to the list. */
function usePlanner({ $items }: ListStore) {
  const items = useStore($items)
  const vocabulary = useStore($vocabulary)
  return useMemo(() => makePlanner(vocabulary, items.values()), [vocabulary, items])
}

/** Items that were ticked in their source, included or left out together. */
function tickedOf(rows: readonly PasteRow[], setWanted: PasteRows['setWanted']) {
  const ticked = rows.filter(({ wasTicked }) => wasTicked)
  return {
    count: ticked.length,
    areWanted: ticked.every(({ isWanted }) => isWanted),
    setWanted: (areWanted: boolean) => {
      for (const { id } of ticked) setWanted(id, areWanted)
    },
  }
}
