import { type ComponentType, useState } from 'react'
import { moveTexts } from '../../../i18n/list/move.ts'
import { onDemand } from '../../on-demand.ts'

const fetchSheet = async () => (await import('../../move/fetch-move-sheet.ts')).fetchMoveSheet()

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
