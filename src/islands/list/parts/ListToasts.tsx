import { useStore } from '@nanostores/react'
import { $undo } from '../../../stores/list/actions/undo.ts'
import { Toasts } from '../../Toasts.tsx'
import { UndoToast } from '../../UndoToast.tsx'
import { focusHeading } from './focus.ts'

/** The messages of a list's screen, the last thing done among them. */
export function ListToasts() {
  const undo = useStore($undo)
  return <Toasts>{undo && <UndoToast undo={undo} focusAfter={focusHeading} />}</Toasts>
}
