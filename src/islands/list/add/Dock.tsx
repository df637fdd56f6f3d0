import { addTexts } from '../../../i18n/list/add.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { ListToasts } from '../parts/ListToasts.tsx'
import { StatusLine } from '../parts/StatusLine.tsx'
import { NameRoom } from '../people/NameRoom.tsx'
import { AddBar } from './AddBar.tsx'

/** Everything in reach of the thumb. */
export function Dock({ store }: { store: ListStore }) {
  return (
    <section className="dock" aria-label={addTexts.submit}>
      <ListToasts />
      <div className="dock-inner">
        <StatusLine store={store} />
        <AddBar store={store} />
        <NameRoom store={store} />
      </div>
    </section>
  )
}
