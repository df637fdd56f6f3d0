import { type ComponentType, useEffect, useState } from 'react'
import { addresses } from '../site.ts'

interface ListHere {
  token: string
  Screen: ComponentType<{ token: string }>
}

/**
 * Opens a list in place of the home page, without asking the network for a page. The screen's code is fetched while
 * there still is a connection; the browser's back button closes the list.
 *
 * @returns the opened list, and the verb that opens one; it falls back to loading the list's page
 */
export function useListHere(): [ListHere | undefined, (token: string) => Promise<void>] {
  const [opened, setOpened] = useState<ListHere>()
  useEffect(fetchScreenWhenIdle, [])
  useEffect(() => {
    const close = () => setOpened(undefined)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-list-here', opened !== undefined)
  }, [opened])
  const open = async (token: string) => {
    const module = await loadScreen()
    if (!module) return location.assign(addresses.list(token))
    history.pushState(null, '', addresses.list(token))
    setOpened({ token, Screen: module.ListScreen })
  }
  return [opened, open]
}

function loadScreen() {
  return import('./list/ListScreen.tsx').catch(() => undefined)
}

function fetchScreenWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(loadScreen)
  else setTimeout(loadScreen)
}
