import { BesideRoom } from '../beside/BesideRoom.tsx'
import type { ListStore } from '../list.ts'
import { ListToasts } from '../messages/ListToasts.tsx'
import { NameRoom } from '../people/NameRoom.tsx'
import { StatusLine } from '../StatusLine.tsx'
import { AddBar } from './AddBar.tsx'
import { addTexts } from './texts.ts'

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
      <BesideRoom store={store} />
    </section>
  )
}
