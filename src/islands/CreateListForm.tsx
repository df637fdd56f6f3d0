import { useStore } from '@nanostores/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { listNameLength } from '../domain/list/list-name.ts'
import { homeTexts } from '../i18n/pages/home.ts'
import { addresses } from '../site.ts'
import { $isCreating, createList } from '../stores/lists/create-list.ts'
import { MyLists } from './my-lists/MyLists.tsx'
import { Toasts } from './Toasts.tsx'
import { useListHere } from './use-list-here.ts'
import { useSharedText } from './use-shared-text.ts'
import { useTypedBeforeHydration } from './use-typed-before-hydration.ts'

const nameParameter = 'nume'

/** Makes a list and opens it: by its own page, or right here when there is no connection to load that page over. */
export function CreateListForm() {
  const [opened, openHere] = useListHere()
  const [shared, closeShared] = useSharedText()
  const create = async (name: string) => {
    const created = await createList(name)
    if (created?.where === 'device') await openHere(created.token)
    if (created?.where === 'server') location.assign(addresses.list(created.token))
  }
  if (opened) return createPortal(<opened.Screen key={opened.token} token={opened.token} />, document.body)
  return (
    <>
      <ListNameForm create={create} />
      <MyLists open={openHere} />
      {shared && <shared.Sheet text={shared.text} open={openHere} close={closeShared} />}
      <div className="toast-corner">
        <Toasts />
      </div>
    </>
  )
}

function ListNameForm({ create }: { create: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const isCreating = useStore($isCreating)
  const field = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(field, setName)
  useNameSentBeforeHydration(setName)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void create(name)
  }
  return (
    <form className="create-form" onSubmit={submit}>
      <label htmlFor="lista-noua">{homeTexts.nameLabel}</label>
      <input
        ref={field}
        type="text"
        id="lista-noua"
        name={nameParameter}
        className="field"
        value={name}
        maxLength={listNameLength}
        placeholder={homeTexts.namePlaceholder}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button button-do" aria-disabled={isCreating}>
        {isCreating ? homeTexts.creating : homeTexts.create}
      </button>
      <p className="create-hint">{homeTexts.hint}</p>
    </form>
  )
}

/** A form sent before the script is there only loads the page again, with the name in its address. */
function useNameSentBeforeHydration(setName: (name: string) => void) {
  useEffect(() => {
    const name = new URLSearchParams(location.search).get(nameParameter)
    if (name) setName(name)
  }, [setName])
}
