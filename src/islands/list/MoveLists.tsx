import { useState } from 'react'
import { moveTexts } from '../../i18n/move.ts'
import { Fetched } from './Fetched.tsx'

const fetchSheet = async () => (await import('../move/fetch-move-sheet.ts')).fetchMoveSheet()

/** Leads to taking all lists along to another device. */
export function MoveLists() {
  const [isMoving, setIsMoving] = useState(false)
  return (
    <>
      <button type="button" className="button button-plain settings-test" onClick={() => setIsMoving(true)}>
        {moveTexts.title}
      </button>
      {isMoving && <Fetched fetch={fetchSheet} props={{ close: () => setIsMoving(false) }} />}
    </>
  )
}
