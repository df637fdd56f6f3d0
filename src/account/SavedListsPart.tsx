import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { addresses } from '../site.ts'
import { Icon } from '../ui/Icon.tsx'
import { AccountPart } from './AccountPart.tsx'
import { $savedLists, leaveSavedList, loadSavedLists, type SavedList } from './saved-lists.ts'
import { useAccountTexts } from './use-account-texts.ts'

/** The lists that are saved in the account, from all devices. */
export function SavedListsPart() {
  const { savedLists: texts } = useAccountTexts()
  const lists = useStore($savedLists)
  useEffect(() => void loadSavedLists(), [])
  return (
    <AccountPart title={texts.title}>
      {typeof lists === 'string' ? (
        <p className="account-text">{texts[lists]}</p>
      ) : (
        <SavedRows lists={lists} />
      )}
    </AccountPart>
  )
}

function SavedRows({ lists }: { lists: readonly SavedList[] }) {
  const { savedLists: texts } = useAccountTexts()
  if (lists.length === 0) return <p className="account-text">{texts.none}</p>
  return (
    <ul className="saved-lists">
      {lists.map((list) => (
        <SavedRow key={list.listId} list={list} />
      ))}
    </ul>
  )
}

function SavedRow({ list }: { list: SavedList }) {
  const { savedLists: texts } = useAccountTexts()
  const { name, token, listId, state } = list
  const notes = { gone: texts.gone, unknown: texts.unknown }
  const note = state.kind === 'known' ? texts.left(state.remaining) : notes[state.kind]
  return (
    <li>
      <a href={addresses.list(token)}>
        <span className="saved-name">{name}</span>
        <span className="account-note">{note}</span>
      </a>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.leave(name)}
        onClick={() => leaveSavedList(listId)}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}
