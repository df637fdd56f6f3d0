import { type ComponentType, useState } from 'react'
import { moveTexts } from '../../my-lists/move/texts.ts'
import { onDemand } from '../../ui/on-demand.ts'

const fetchSheet = async () => (await import('../../my-lists/move/fetch-move-sheet.tsx')).fetchMoveSheet()

/** Leads to taking all lists along to another device. */
export function MoveLists() {
  const [Sheet, setSheet] = useState<ComponentType<{ close: () => void }>>()
  const show = async () => {
    const sheet = await onDemand(fetchSheet())
    setSheet(() => sheet)
  }
  return (
    <>
      <button type="button" className="button button-plain settings-test" onClick={show}>
        {moveTexts.title}
      </button>
      {Sheet && <Sheet close={() => setSheet(undefined)} />}
    </>
  )
}
