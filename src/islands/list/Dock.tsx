import { addTexts } from '../../i18n/add.ts'
import type { ListStore } from '../../stores/list.ts'
import { AddBar } from './AddBar.tsx'
import { ListToasts } from './ListToasts.tsx'
import { NameRoom } from './NameRoom.tsx'
import { StatusLine } from './StatusLine.tsx'

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
