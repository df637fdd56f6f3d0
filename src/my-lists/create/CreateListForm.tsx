import { useStore } from '@nanostores/react'
import type { ComponentType, RefObject } from 'react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { listNameLength } from '../../domain/list/list-name.ts'
import { homeTexts } from '../../i18n/pages/home.ts'
import listStyles from '../../list/list-screen.css?url'
import { addresses } from '../../site.ts'
import { Boundary } from '../../ui/Boundary.tsx'
import { closingWhenBroken } from '../../ui/closing-when-broken.tsx'
import { loadStyles } from '../../ui/load-styles.ts'
import { openHere } from '../../ui/open-here.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { MyLists } from '../MyLists.tsx'
import { $isCreating, createList, openMade } from './create-list.ts'
import { readShared } from './shared-text.ts'

const nameParameter = 'nume'

/** Makes a list and opens it: by its own page, or in place of this one if there is no connection. */
export function CreateListForm() {
  const [opened, openHere] = useListHere()
  const [shared, closeShared] = useSharedText()
  const create = async (name: string) => {
    const created = await createList(name)
    if (created) await openMade(created, openHere)
  }
  if (opened) return createPortal(<opened.Screen key={opened.token} token={opened.token} />, document.body)
  return (
    <>
      <ListNameForm create={create} />
      <Boundary>
        <MyLists open={openHere} />
      </Boundary>
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
  useSentBeforeHydration((sent) => {
    setName(sent)
    void create(sent)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Reads the field itself, because text that was typed before the script arrived may not be in the state yet.
    void create(field.current?.value ?? name)
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

/**
 * Hands on the name of a form that was sent before the script had arrived, which loads the page again with the name in its
 * address. It leaves the address, so that neither a reload nor the back button sends the form once more.
 */
function useSentBeforeHydration(send: (name: string) => void) {
  useEffect(() => {
    const name = new URLSearchParams(location.search).get(nameParameter)
    if (name === null) return
    history.replaceState(null, '', addresses.home)
    send(name)
  }, [send])
}

interface SheetProps {
  text: string
  open: (token: string) => Promise<void>
  close: () => void
}

interface Shown {
  Sheet: ComponentType<SheetProps>
  text: string
}

/** A text that another app has shared with this one, with the sheet that asks for its list. */
function useSharedText(): [shown: Shown | undefined, close: () => void] {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    if (location.pathname + location.search !== addresses.sharedHere) return
    // A reload is not another share.
    history.replaceState(null, '', addresses.home)
    void load().then(setShown)
  }, [])
  return [shown, () => setShown(undefined)]
}

async function load(): Promise<Shown | undefined> {
  const [text, code] = await Promise.all([readShared(), import('./SharedSheet.tsx')]).catch(() => [])
  return text && code ? { Sheet: closingWhenBroken(code.SharedSheet), text } : undefined
}

interface ListHere {
  token: string
  Screen: ComponentType<{ token: string }>
}

/**
 * Opens a list in place of the home page, without asking the network for a page. The service worker has stored the
 * screen's code on the device. The browser's back button closes the list, its forward button opens it again.
 *
 * @returns the opened list, and the verb that opens one; it falls back to loading the list's page
 */
function useListHere(): [ListHere | undefined, (token: string) => Promise<void>] {
  const [opened, setOpened] = useState<ListHere>()
  const [homeTitle] = useState(() => globalThis.document?.title)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-list-here', opened !== undefined)
    if (!opened && homeTitle !== undefined) document.title = homeTitle
  }, [opened, homeTitle])
  useEffect(() => {
    const follow = async () => setOpened(await listHere(addresses.listToken(location.pathname)))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = async (token: string) => {
    if (await loadScreen()) openHere(token)
    else location.assign(addresses.list(token))
  }
  return [opened, open]
}

async function listHere(token: string | undefined): Promise<ListHere | undefined> {
  const screen = token === undefined ? undefined : await loadScreen()
  return token === undefined || !screen ? undefined : { token, Screen: screen.ListScreen }
}

function loadScreen() {
  return Promise.all([import('../../list/ListScreen.tsx'), loadStyles(listStyles)])
    .then(([screen]) => screen)
    .catch(() => undefined)
}

/** Takes over a text that was typed before the script arrived on a slow connection. */
function useTypedBeforeHydration(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  setText: (text: string) => void,
): void {
  useEffect(() => {
    if (field.current?.value) setText(field.current.value)
  }, [field, setText])
}
