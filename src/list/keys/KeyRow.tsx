import { useState } from 'react'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { dayOf } from '../history/list-history.ts'
import { useServerAction } from '../parts/use-server-action.ts'
import type { ListKey, OwnedKeys } from './owned-keys.ts'
import { apiKeysTexts } from './texts.ts'

interface Props {
  owned: OwnedKeys
  known: ListKey
  read: () => Promise<void>
}

/** A key, with a button that revokes it after a confirmation. */
export function KeyRow({ owned, known, read }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const opener = useFocusBack(isAsked)
  const [isBusy, ask] = useServerAction()
  const takeBack = () =>
    ask(async () => {
      const isDone = await owned.takeBack(known.id)
      if (!isDone) return false
      await read()
      return true
    })
  return (
    <li className="api-key">
      <div className="api-key-row">
        <div>
          <span className="settings-label">{known.name}</span>
          <span className="settings-hint">
            {[apiKeysTexts.access[known.access], lastUsed(known), notifiedText(known)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </div>
        {!isAsked && (
          <button
            type="button"
            ref={opener}
            className="button button-soft"
            aria-label={apiKeysTexts.takeBackOf(known.name)}
            onClick={() => setIsAsked(true)}
          >
            {apiKeysTexts.takeBack}
          </button>
        )}
      </div>
      {isAsked && (
        <Question name={known.name} isBusy={isBusy} takeBack={takeBack} cancel={() => setIsAsked(false)} />
      )}
    </li>
  )
}

interface QuestionProps {
  name: string
  isBusy: boolean
  takeBack: () => void
  cancel: () => void
}

/** Asks for a confirmation before a key is revoked. */
function Question({ name, isBusy, takeBack, cancel }: QuestionProps) {
  return (
    <div className="link-question">
      <p>
        <strong>{apiKeysTexts.question(name)}</strong> {apiKeysTexts.meaning}
      </p>
      <div className="sheet-actions">
        <button type="button" className="button button-alert" disabled={isBusy} onClick={takeBack}>
          {apiKeysTexts.confirm}
        </button>
        <button
          type="button"
          className="button button-plain"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for it, and harm is one press further
          autoFocus
          onClick={cancel}
        >
          {apiKeysTexts.cancel}
        </button>
      </div>
    </div>
  )
}

function lastUsed({ lastUsedAt }: ListKey): string {
  if (lastUsedAt === '') return apiKeysTexts.unused
  return apiKeysTexts.lastUsed(dayOf(Date.parse(lastUsedAt.replace(' ', 'T'))), dayOf(Date.now()))
}

function notifiedText({ tells }: ListKey): string {
  return tells === '' ? '' : apiKeysTexts.tells(tells)
}
