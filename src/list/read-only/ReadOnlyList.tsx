import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { siteName } from '../../site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { BackLink } from '../header/BackLink.tsx'
import { ListMenuButton } from '../header/ListMenuButton.tsx'
import { ListProgress } from '../header/ListProgress.tsx'
import { ListSummary } from '../header/ListSummary.tsx'
import type { ListStore } from '../list.ts'
import { ListToasts } from '../messages/ListToasts.tsx'
import { NewsLine } from '../news/NewsLine.tsx'
import { usePanel } from '../panels/use-panel.tsx'
import { useViewportInsets } from '../parts/use-viewport-insets.ts'
import { StatusLine } from '../StatusLine.tsx'
import { readOnlyTexts } from '../share/link-texts.ts'
import { ReadOnlyItems } from './ReadOnlyItems.tsx'

/** A list by its read-only link: all that is on it, as it changes, and nothing to change it by. */
export function ReadOnlyList({ store }: { store: ListStore }) {
  const name = useStore(store.$name)
  const screen = useViewportInsets()
  useEffect(() => {
    document.title = `${name} – ${siteName}`
  }, [name])
  return (
    <div className="list-screen" ref={screen}>
      <ReadOnlyHeader name={name} store={store} />
      <section className="dock" aria-label={readOnlyTexts.note}>
        <ListToasts />
        <div className="dock-inner">
          <StatusLine store={store} />
          <p className="read-only-note">
            <Icon name="eye" />
            {readOnlyTexts.note}
          </p>
        </div>
      </section>
      <main className="list-main">
        <ReadOnlyItems store={store} />
      </main>
      <NewsLine store={store} />
    </div>
  )
}

function ReadOnlyHeader({ name, store }: { name: string; store: ListStore }) {
  const [show, panel] = usePanel({ store })
  return (
    <header className="list-header">
      <div className="list-header-row">
        <BackLink />
        <div className="list-heading">
          <h1 className="list-name" tabIndex={-1}>
            <span className="read-only-name">{name}</span>
          </h1>
          <ListSummary store={store} />
        </div>
        <ListMenuButton open={() => show('menu')} />
      </div>
      <ListProgress store={store} />
      {panel}
    </header>
  )
}
