import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { askToOpen } from '../ui/ask-to-open.ts'
import { onDemand } from '../ui/on-demand.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { ListCards } from './ListCards.tsx'
import { $myLists, followSent, forgetMyList, loadMyLists, type MyList, shownAtFirst } from './my-lists.ts'
import { forgetTexts } from './texts.ts'

interface Props {
  open: (token: string) => void
}

/** A person's lists, in the element that the page has for them above everything else; nothing on a first visit. */
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
    const isLast = askToOpen()
    const sheet = await onDemand(import('./move/fetch-move-sheet.tsx').then((code) => code.fetchMoveSheet()))
    if (isLast()) setMoving(() => sheet)
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

/** Asks before unsent changes are lost. */
function ForgetSheet({ list, close }: { list: MyList; close: () => void }) {
  const forget = () => {
    close()
    void forgetMyList(list)
  }
  return (
    <Sheet title={forgetTexts.title} close={close}>
      <p>{forgetTexts.warning(list.name, list.waiting)}</p>
      <div className="sheet-actions">
        <button type="button" className="button button-alert" onClick={forget}>
          {forgetTexts.confirm}
        </button>
        <button type="button" className="button button-plain" onClick={close}>
          {forgetTexts.cancel}
        </button>
      </div>
    </Sheet>
  )
}

/** Removes the cards of the inline script, now that others are in their place; the focus stays on the same list. */
function takeOver(room: HTMLElement): void {
  const early = room.querySelector('[data-early]')
  const focused = early?.contains(document.activeElement) ? document.activeElement : undefined
  early?.remove()
  const address = focused?.getAttribute('href')
  const heir = [...room.querySelectorAll('a')].find((link) => link.getAttribute('href') === address)
  if (focused) (heir ?? room.querySelector('a'))?.focus({ preventScroll: true })
}

/** Moves the focus to the lists when the card that had it is removed. */
function useFocusInRoom(room: HTMLElement, lists: readonly MyList[]): void {
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is gone only when there are other lists
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focusIn(room)
  }, [room, lists])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && room.contains(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [room])
}

function focusIn(room: HTMLElement): void {
  const target = room.querySelector('a') ?? document.querySelector<HTMLElement>('.create-form button')
  target?.focus({ preventScroll: true })
}
