import { type ComponentType, useEffect, useState } from 'react'
import { addresses } from '../site.ts'
import listStyles from '../styles/list/list-screen.css?url'
import { loadStyles } from './load-styles.ts'
import { openHere } from './open-here.ts'

interface ListHere {
  token: string
  Screen: ComponentType<{ token: string }>
}

/**
 * Opens a list in place of the home page, without asking the network for a page. The screen's code is on the device,
 * where the service worker keeps it; the browser's back button closes the list, and its forward button opens it again.
 *
 * @returns the opened list, and the verb that opens one; it falls back to loading the list's page
 */
export function useListHere(): [ListHere | undefined, (token: string) => Promise<void>] {
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
  return Promise.all([import('./list/ListScreen.tsx'), loadStyles(listStyles)])
    .then(([screen]) => screen)
    .catch(() => undefined)
}
