import { type ComponentType, useEffect, useState } from 'react'
import { addresses } from '../site.ts'

interface ListHere {
  token: string
  Screen: ComponentType<{ token: string }>
}

/**
 * Opens a list in place of the home page, without asking the network for a page. The screen's code is fetched while
 * there still is a connection; the browser's back button closes the list, and its forward button opens it again.
 *
 * @returns the opened list, and the verb that opens one; it falls back to loading the list's page
 */
export function useListHere(): [ListHere | undefined, (token: string) => Promise<void>] {
  const [opened, setOpened] = useState<ListHere>()
  useEffect(fetchScreenWhenIdle, [])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-list-here', opened !== undefined)
  }, [opened])
  useEffect(() => {
    const follow = async () => setOpened(await listHere(addresses.listToken(location.pathname)))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const open = async (token: string) => {
    const list = await listHere(token)
    if (!list) return location.assign(addresses.list(token))
    history.pushState(null, '', addresses.list(token))
    setOpened(list)
  }
  return [opened, open]
}

async function listHere(token: string | undefined): Promise<ListHere | undefined> {
  const screen = token === undefined ? undefined : await loadScreen()
  return token === undefined || !screen ? undefined : { token, Screen: screen.ListScreen }
}

function loadScreen() {
  return import('./list/ListScreen.tsx').catch(() => undefined)
}

function fetchScreenWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadScreen)
  else setTimeout(loadScreen)
}
