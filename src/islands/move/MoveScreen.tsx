import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { arrivingTexts } from '../../i18n/list/move.ts'
import { addresses } from '../../site.ts'
import {
  $arriving,
  type Arriving,
  type ArrivingList,
  askAgain,
  keepArriving,
  openFile,
  openLink,
} from '../../stores/lists/arriving-lists.ts'
import { ArrivingLists } from './ArrivingLists.tsx'
import { FilePicker } from './FilePicker.tsx'
import { useLinkInAddress } from './use-link-in-address.ts'

/** Says what a link or a file brings, and takes it in by one press. Until then nothing changes on this device. */
export function MoveScreen() {
  const arriving = useStore($arriving)
  useLinkInAddress(openLink)
  const lists = arriving.kind === 'lists' ? arriving.lists : []
  const isToDo = lists.some(({ state }) => state === 'asked' || state === 'new')
  return (
    <div className="move-card">
      <div className="move-said" role="status">
        <Said arriving={arriving} />
      </div>
      <ArrivingLists lists={lists} />
      <Ways lists={lists} />
      {!isToDo && <FilePicker open={openFile} />}
    </div>
  )
}

function Said({ arriving }: { arriving: Arriving }) {
  if (arriving.kind === 'nothing') return <p>{arrivingTexts.nothing}</p>
  if (arriving.kind !== 'lists') {
    return (
      <>
        <p className="move-problem">{arrivingTexts.problems[arriving.source][arriving.kind]}</p>
        <p>{arrivingTexts.unchanged}</p>
      </>
    )
  }
  const { source, lists } = arriving
  const rest = restText(lists)
  return (
    <>
      <p>{arrivingTexts.brings(source, lists.length)}</p>
      {rest && <p>{rest}</p>}
    </>
  )
}

/** Where there is nothing left to add. */
function restText(lists: readonly ArrivingList[]): string | undefined {
  if (lists.every(({ state }) => state === 'here')) return arrivingTexts.allHere
  return lists.every(({ state }) => state === 'here' || state === 'gone')
    ? arrivingTexts.noneOpens
    : undefined
}

/** What can be done with the lists that came. */
function Ways({ lists }: { lists: readonly ArrivingList[] }) {
  const [isAdding, setIsAdding] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const count = (wanted: ArrivingList['state']) => lists.filter(({ state }) => state === wanted).length
  const add = async () => {
    setIsAdding(true)
    const isKept = await keepArriving()
    setIsAdding(false)
    setHasFailed(!isKept)
    if (isKept && count('silent') === 0) location.replace(addresses.recentLists)
  }
  return (
    <div className="move-ways">
      {count('new') > 0 && count('asked') === 0 && (
        <button type="button" className="button button-do" aria-disabled={isAdding} onClick={add}>
          {isAdding ? arrivingTexts.adding : arrivingTexts.add(count('new'))}
        </button>
      )}
      {hasFailed && (
        <p className="move-problem" role="alert">
          {arrivingTexts.notKept}
        </p>
      )}
      {count('silent') > 0 && (
        <button type="button" className="button button-soft" onClick={askAgain}>
          {arrivingTexts.again}
        </button>
      )}
      {count('here') > 0 && (
        <a className="button button-plain" href={addresses.recentLists}>
          {arrivingTexts.toLists}
        </a>
      )}
    </div>
  )
}
