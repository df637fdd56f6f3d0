import { useState } from 'react'
import { dayOf } from '../../list/history/list-history.ts'
import { useKeys } from '../../list/keys/use-keys.ts'
import { addresses } from '../../site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AccountPart } from '../AccountPart.tsx'
import { accountKeys, type ListKey } from './account-keys.ts'
import { MadeKey } from './MadeKey.tsx'
import { NewKey } from './NewKey.tsx'
import { useAccountKeysTexts } from './use-account-keys-texts.ts'

/** The keys with which other programs use all lists of the account. */
export function KeysPart() {
  const texts = useAccountKeysTexts()
  const { keys, isFailed, read } = useKeys(accountKeys)
  const [made, setMade] = useState('')
  const show = (key: string) => {
    setMade(key)
    void read()
  }
  return (
    <AccountPart title={texts.title}>
      <p className="account-text">{texts.intro}</p>
      <a className="account-link" href={addresses.apiDocs} target="_blank" rel="noopener">
        {texts.docs}
      </a>
      {keys ? (
        <ul className="saved-lists" aria-label={texts.title}>
          {keys.map((known) => (
            <KeyRow key={known.id} known={known} read={read} />
          ))}
        </ul>
      ) : (
        <p className="account-text" aria-live="polite">
          {isFailed ? texts.failed : texts.reading}
        </p>
      )}
      {made && <MadeKey key={made} made={made} />}
      <NewKey show={show} />
    </AccountPart>
  )
}

interface RowProps {
  known: ListKey
  read: () => Promise<void>
}

/** A key, with a button that revokes it after a confirmation. */
function KeyRow({ known, read }: RowProps) {
  const texts = useAccountKeysTexts()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <li>
      <div className="account-key">
        <span className="saved-name">{isAsked ? texts.question(known.name) : known.name}</span>
        {isAsked ? (
          <Question id={known.id} read={read} cancel={() => setIsAsked(false)} />
        ) : (
          <span className="account-note">{`${texts.access[known.access]}, ${usedText(known, texts)}`}</span>
        )}
      </div>
      {!isAsked && (
        <button
          type="button"
          className="icon-button"
          aria-label={texts.takeBack(known.name)}
          onClick={() => setIsAsked(true)}
        >
          <Icon name="x" />
        </button>
      )}
    </li>
  )
}

interface QuestionProps {
  id: string
  read: () => Promise<void>
  cancel: () => void
}

/** Asks for a confirmation before a key is revoked. */
function Question({ id, read, cancel }: QuestionProps) {
  const texts = useAccountKeysTexts()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const takeBack = async () => {
    setState('busy')
    const isDone = await accountKeys.takeBack(id).catch(() => false)
    if (isDone) await read()
    else setState('failed')
  }
  return (
    <>
      <button type="button" className="button button-alert" disabled={state === 'busy'} onClick={takeBack}>
        {state === 'busy' ? texts.busy : texts.confirm}
      </button>
      <button
        type="button"
        className="button button-plain"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it, and harm is one press further
        autoFocus
        onClick={cancel}
      >
        {texts.cancel}
      </button>
      <p className="account-note" data-problem aria-live="polite">
        {state === 'failed' && texts.failed}
      </p>
    </>
  )
}

function usedText({ lastUsedAt }: ListKey, texts: ReturnType<typeof useAccountKeysTexts>): string {
  if (lastUsedAt === '') return texts.unused
  return texts.lastUsed(dayOf(Date.parse(lastUsedAt.replace(' ', 'T'))), dayOf(Date.now()))
}
