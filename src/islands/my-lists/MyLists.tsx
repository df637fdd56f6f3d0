import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { $myLists, followSent, forgetMyList, loadMyLists, type MyList } from '../../stores/lists/my-lists.ts'
import { onDemand } from '../on-demand.ts'
import { ForgetSheet } from './ForgetSheet.tsx'
import { ListCards, shownAtFirst } from './ListCards.tsx'
import { takeOver, useFocusInRoom } from './lists-room.ts'

interface Props {
  open: (token: string) => void
}

/** A person's lists, in the room that the page has for them above everything else; nothing at all on a first visit. */
export function MyLists({ open }: Props) {
  const lists = useStore($myLists)
  const [room, setRoom] = useState<HTMLElement | null>(null)
  useEffect(() => {
    setRoom(document.getElementById('listele-mele'))
    const loadSeen = () => document.hidden || void loadMyLists()
    void loadMyLists()
    const endFollowing = followSent(loadSeen)
    document.addEventListener('visibilitychange', loadSeen)
    return () => {
      endFollowing()
      document.removeEventListener('visibilitychange', loadSeen)
    }
  }, [])
  useLayoutEffect(() => {
    if (lists) document.documentElement.toggleAttribute('data-lists', lists.length > 0)
  }, [lists])
  return room && lists && createPortal(<KnownLists room={room} lists={lists} open={open} />, room)
}

interface KnownProps extends Props {
  room: HTMLElement
  lists: readonly MyList[]
}

function KnownLists({ room, lists, open }: KnownProps) {
  const [isWhole, setIsWhole] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const [doubtful, setDoubtful] = useState<MyList>()
  const [Moving, setMoving] = useState<ComponentType<{ close: () => void }>>()
  useLayoutEffect(() => takeOver(room), [room])
  useFocusInRoom(room, lists)
  if (lists.length === 0) return null
  const move = async () => {
    const sheet = await onDemand(import('../move/fetch-move-sheet.ts').then((code) => code.fetchMoveSheet()))
    setMoving(() => sheet)
  }
  const forget = (list: MyList) =>
    list.waiting > 0 && !list.isLost ? setDoubtful(list) : void forgetMyList(list)
  return (
    <>
      <ListCards
        lists={isWhole ? lists : lists.slice(0, shownAtFirst)}
        count={lists.length}
        isEditing={isEditing}
        open={open}
        edit={() => setIsEditing(!isEditing)}
        move={move}
        showAll={() => setIsWhole(true)}
        forget={forget}
      />
      {Moving && <Moving close={() => setMoving(undefined)} />}
      {doubtful && <ForgetSheet list={doubtful} close={() => setDoubtful(undefined)} />}
    </>
  )
}
