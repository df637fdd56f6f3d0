import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { listNameLength } from '../../domain/list/list-name.ts'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import type { ListStore } from '../list.ts'
import { listTexts } from '../texts.ts'

/** Name of the list; a tap turns it into a field. The field saves whenever it is closed, except by Escape. */
export function ListName({ store }: { store: ListStore }) {
  const name = useStore(store.$name)
  const [isEditing, setIsEditing] = useState(false)
  const button = useFocusBack(isEditing)
  const edit = () => {
    askToOpen()
    setIsEditing(true)
  }
  if (isEditing) return <NameField name={name} store={store} close={() => setIsEditing(false)} />
  return (
    <h1 className="list-name">
      <button type="button" ref={button} title={listTexts.rename} onClick={edit}>
        {name}
      </button>
    </h1>
  )
}

interface FieldProps {
  name: string
  store: ListStore
  close: () => void
}

function NameField({ name, store, close }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current: input } = field
    return () => {
      if (input && input.value !== input.defaultValue) store.rename(input.value)
    }
  }, [store])
  const act = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Otherwise the same key would press the button that gets the focus.
    event.preventDefault()
    if (event.key === 'Escape') event.currentTarget.value = name
    close()
  }
  return (
    <h1 className="list-name">
      <input
        ref={field}
        className="field list-name-field"
        aria-label={listTexts.name}
        defaultValue={name}
        maxLength={listNameLength}
        autoComplete="off"
        enterKeyHint="done"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to change the name
        autoFocus
        onFocus={(event) => event.target.select()}
        onBlur={close}
        onKeyDown={act}
      />
    </h1>
  )
}
