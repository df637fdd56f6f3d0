import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { fold } from '../../domain/lib/fold.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import type { ListStore } from '../list.ts'
import { LinkPart } from '../parts/LinkPart.tsx'
import { useServerAction } from '../parts/use-server-action.ts'
import { deleteList } from './link-control.ts'
import { linkTexts } from './link-texts.ts'

interface Props {
  token: string
  store: ListStore
  close: () => void
}

/** The end of a list, for everybody, once its name was typed. */
export function DeleteList({ token, store, close }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const opener = useFocusBack(isAsked)
  const [isBusy, ask] = useServerAction()
  const confirm = () =>
    ask(async () => {
      if (!(await deleteList(token))) return false
      close()
      store.deleted()
      return true
    })
  return (
    <LinkPart icon="trash" title={linkTexts.delete.title} text={linkTexts.delete.text}>
      {isAsked ? (
        <NameForm store={store} isBusy={isBusy} confirm={confirm} close={() => setIsAsked(false)} />
      ) : (
        <button type="button" ref={opener} className="button button-plain" onClick={() => setIsAsked(true)}>
          {linkTexts.delete.open}
        </button>
      )}
    </LinkPart>
  )
}

interface FormProps {
  store: ListStore
  isBusy: boolean
  confirm: () => void
  close: () => void
}

function NameForm({ store, isBusy, confirm, close }: FormProps) {
  const name = useStore(store.$name)
  const [typed, setTyped] = useState('')
  const isRight = sameName(typed, name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) confirm()
  }
  return (
    <form className="link-question" onSubmit={submit}>
      <label className="link-field">
        {linkTexts.delete.name(name)}
        <input
          className="field"
          value={typed}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div className="sheet-actions">
        <button type="submit" className="button button-alert" disabled={!isRight || isBusy}>
          {linkTexts.delete.confirm}
        </button>
        <button type="button" className="button button-plain" onClick={close}>
          {linkTexts.close}
        </button>
      </div>
    </form>
  )
}

/** Phones capitalize words and omit diacritics; typing the name is a confirmation, not a test of spelling. */
function sameName(typed: string, name: string): boolean {
  return typed.trim() !== '' && fold(typed.trim()) === fold(name.trim())
}
