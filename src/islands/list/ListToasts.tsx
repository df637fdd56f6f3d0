import { Toasts } from '../Toasts.tsx'
import { UndoToast } from '../UndoToast.tsx'
import { focusHeading } from './focus.ts'

/** The messages of a list's screen, the last thing done among them. */
export function ListToasts() {
  return (
    <Toasts>
      <UndoToast focusAfter={focusHeading} />
    </Toasts>
  )
}
