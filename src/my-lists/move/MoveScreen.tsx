import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { useEffect, useState } from 'react'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { IconName } from '../../icons.ts'
import { addresses } from '../../site.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import {
  $arriving,
  type Arriving,
  type ArrivingList,
  askAgain,
  keepArriving,
  openFile,
  openLink,
} from './arriving-lists.ts'
import { arrivingTexts } from './texts.ts'

/** Shows the lists of a link or a file, and adds them by one press. Until then nothing changes on this device. */
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
      <Boundary>
        <ArrivingLists lists={lists} />
        <Ways lists={lists} />
      </Boundary>
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

/** The text if nothing is left to add. */
function restText(lists: readonly ArrivingList[]): string | undefined {
  if (lists.every(({ state }) => state === 'here')) return arrivingTexts.allHere
  return lists.every(({ state }) => state === 'here' || state === 'gone')
    ? arrivingTexts.noneOpens
    : undefined
}

/** Actions on the arriving lists. */
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

const icons: Readonly<Record<ArrivingList['state'], IconName>> = {
  asked: 'ellipsis',
  new: 'plus',
  here: 'check',
  gone: 'package-x',
  silent: 'wifi-off',
}

/** The arriving lists, with the state of each. */
function ArrivingLists({ lists }: { lists: readonly ArrivingList[] }) {
  if (lists.length === 0) return null
  return (
    <ul className="move-lists">
      {lists.map(({ token, name, state }) => (
        <li key={token} className={`move-list move-list-${state}`}>
          <Icon name={icons[state]} />
          <span>
            <span className="move-list-name">{name || arrivingTexts.nameless}</span>{' '}
            <span className="move-note">{arrivingTexts.states[state]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Opens a file of this device, also the same file a second time. */
function FilePicker({ open }: { open: (file: File) => Promise<void> }) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) void open(file)
    target.value = ''
  }
  return (
    <label className="button button-soft move-picker">
      <Icon name="archive-restore" />
      {arrivingTexts.file}
      <input type="file" accept=".json,application/json" onChange={pick} />
    </label>
  )
}

/**
 * Removes the text behind the hash from the address at once, and passes it on. The entry of the browser's history stores
 * it, so that a reloaded page, as on phones, still has it.
 *
 * @param open always the same function
 */
function useLinkInAddress(open: (text: string) => void): void {
  useEffect(() => {
    const take = () => {
      const text = location.hash.slice(1)
      // The skip link of the page.
      if (document.getElementById(text)) return
      const { moved } = fieldsOf(history.state)
      const kept = typeof moved === 'string' ? moved : ''
      if (text) history.replaceState({ moved: text }, '', location.pathname)
      if (text || kept) open(text || kept)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [open])
}
