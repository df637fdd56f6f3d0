import { addTexts } from '../../i18n/list.ts'
import type { ListStore } from '../../stores/list.ts'
import { Toasts } from '../Toasts.tsx'
import { UndoToast } from '../UndoToast.tsx'
import { AddBar } from './AddBar.tsx'
import { focusHeading } from './focus.ts'
import { StatusLine } from './StatusLine.tsx'

/** Everything in reach of the thumb. */
export function Dock({ store }: { store: ListStore }) {
  return (
    <section className="dock" aria-label={addTexts.submit}>
      <Toasts>
        <UndoToast focusAfter={focusHeading} />
      </Toasts>
      <div className="dock-inner">
        <StatusLine store={store} />
        <AddBar store={store} />
      </div>
    </section>
  )
}
