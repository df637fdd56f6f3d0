import { useStore } from '@nanostores/react'
import { Toasts } from '../../ui/Toasts.tsx'
import { $undo } from '../actions/undo.ts'
import { focusHeading } from '../parts/focus.ts'
import { UndoToast } from './UndoToast.tsx'

/** The messages of a list's screen, the last thing done among them. */
export function ListToasts() {
  const undo = useStore($undo)
  return <Toasts>{undo && <UndoToast undo={undo} focusAfter={focusHeading} />}</Toasts>
}
