import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { countWaiting } from '../i18n/count.ts'
import { lifetimeTexts } from '../i18n/lifetime.ts'
import { recentTexts } from '../i18n/recent.ts'
import { addresses } from '../site.ts'
import { $recentLists, forgetRecentList, loadRecentLists, type RecentList } from '../stores/recent-lists.ts'
import { ForgetSheet } from './ForgetSheet.tsx'
import { Icon } from './Icon.tsx'
import { useRecentRoom } from './use-recent-room.ts'

const shownAtFirst = 5

/** The lists of this device; nothing at all on a first visit. */
export function RecentLists({ open }: { open: (token: string) => void }) {
  const lists = useStore($recentLists)
  const room = useRecentRoom(lists)
  useEffect(() => void loadRecentLists(), [])
  return (
    <div className="recent-room" id="listele-mele" ref={room}>
      {lists && lists.length > 0 && <Recent lists={lists} open={open} />}
    </div>
  )
}

interface RecentProps {
  lists: readonly RecentList[]
  open: (token: string) => void
}

function Recent({ lists, open }: RecentProps) {
  const [isWhole, setIsWhole] = useState(false)
  const [doubtful, setDoubtful] = useState<RecentList>()
  const forget = (list: RecentList) => (list.waiting > 0 ? setDoubtful(list) : void forgetRecentList(list))
  return (
    <section className="recent" aria-labelledby="recent-title">
      <h2 className="recent-title" id="recent-title">
        {recentTexts.title}
      </h2>
      <ul className="recent-lists">
        {lists.slice(0, isWhole ? undefined : shownAtFirst).map((list) => (
          <RecentRow key={list.id} list={list} open={open} forget={() => forget(list)} />
        ))}
      </ul>
      {!isWhole && lists.length > shownAtFirst && (
        <button type="button" className="recent-all" onClick={() => setIsWhole(true)}>
          {recentTexts.all(lists.length)}
        </button>
      )}
      {doubtful && <ForgetSheet list={doubtful} close={() => setDoubtful(undefined)} />}
    </section>
  )
}

interface RowProps {
  list: RecentList
  open: (token: string) => void
  forget: () => void
}

function RecentRow({ list: { token, name, remaining, waiting, endsAt }, open, forget }: RowProps) {
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(token)
  }
  return (
    <li className="recent-row">
      <a className="recent-link" href={addresses.list(token)} onClick={openHere}>
        <span className="recent-name">{name}</span>
        <span className="recent-note">
          {recentTexts.remaining(remaining)}
          {waiting > 0 && ` · ${countWaiting(waiting)}`}
          {endsAt !== undefined && ` · ${lifetimeTexts.endsAt(endsAt, Date.now())}`}
        </span>
      </a>
      <button type="button" className="icon-button" aria-label={recentTexts.forget(name)} onClick={forget}>
        <Icon name="x" />
      </button>
    </li>
  )
}
