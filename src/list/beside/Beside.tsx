import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { othersOf } from '../../domain/list/presence.ts'
import { $allDone } from '../actions/undo.ts'
import { SubstituteChips } from '../editor/SubstituteChips.tsx'
import type { ListStore } from '../list.ts'
import { Avatar } from '../people/PeopleButton.tsx'
import { $person } from '../settings/device-settings.ts'
import { besideTexts } from './texts.ts'

/** On a wide screen, below the field: the people here, the last changes, and substitutes for the item in hand. */
export function Beside({ store }: { store: ListStore }) {
  return (
    <div className="beside">
      <PeopleHere store={store} />
      <LatestChanges store={store} />
      <ItemInHand store={store} />
    </div>
  )
}

function PeopleHere({ store }: { store: ListStore }) {
  const { count, people } = useStore(store.$presence)
  const others = othersOf(people, useStore($person))
  if (count < 2) return null
  const more = count - 1 - others.length
  return (
    <section aria-labelledby="beside-people">
      <h2 id="beside-people">{besideTexts.people}</h2>
      <ul className="beside-people">
        {others.map((other) => (
          <li key={other.id}>
            <Avatar {...other} /> {other.name || besideTexts.somebody}
          </li>
        ))}
        {more > 0 && <li>{besideTexts.more(more)}</li>}
      </ul>
    </section>
  )
}

const mostLines = 5

interface Line {
  text: string
  atMs: number
}

const clock = new Intl.DateTimeFormat('ro', { hour: '2-digit', minute: '2-digit' })

function LatestChanges({ store }: { store: ListStore }) {
  const lines = useLatest(store)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="beside-changes">
      <h2 id="beside-changes">{besideTexts.changes}</h2>
      <ul>
        {lines.map(({ text, atMs }) => (
          <li key={`${atMs} ${text}`}>
            {text} <time dateTime={new Date(atMs).toISOString()}>{clock.format(atMs)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last changes by others, and those made here, since the screen was opened; the latest first. */
function useLatest({ $news }: ListStore): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    const add = (text: string | undefined) => {
      if (text) setLines((before) => [{ text, atMs: Date.now() }, ...before].slice(0, mostLines))
    }
    const stops = [
      $news.subscribe(add),
      // An action that is undone leaves, and is no change of its own.
      $allDone.listen(
        (texts, before) => texts.length > (before?.length ?? 0) && add(texts[texts.length - 1]),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [$news])
  return lines
}

/** Substitutes for the item under the pointer or with the focus; nothing for other items than foods. */
function ItemInHand({ store }: { store: ListStore }) {
  const items = useStore(store.$items)
  const [id, setId] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    const note = (row: HTMLElement | null) => row && setId(row.dataset.item ?? '')
    const noteTarget = ({ target }: Event) =>
      note(target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null)
    for (const kind of ['pointerover', 'focusin'])
      document.addEventListener(kind, noteTarget, { passive: true, signal: leaving.signal })
    // The pointer or the focus may have come to the row before this code was loaded.
    note(document.querySelector<HTMLElement>('[data-item]:is(:hover, :focus-within)'))
    return () => leaving.abort()
  }, [])
  const item = items.get(id)
  // Below the row of one that was not found they are already.
  return item && !item.deleted && !item.notFound && <SubstituteChips item={item} store={store} />
}
