import { useEffect, useState } from 'react'
import { addresses } from '../site.ts'

/**
 * Follows the address from list to list. A list that was opened in place of the home page and then reloaded shares that
 * page's place in the history: going back changes the address and nothing else, so the page is loaded.
 *
 * @param token the list that the page was loaded for
 * @param isPage whether it is a page of its own; otherwise the page below follows the address
 * @returns the token of the list to show
 */
export function useListInAddress(token: string, isPage: boolean): string {
  const [shown, setShown] = useState(token)
  useEffect(() => {
    if (!isPage) return
    const follow = () => {
      const next = addresses.listToken(location.pathname)
      if (next) setShown(next.toLowerCase())
      else location.reload()
    }
    addEventListener('popstate', follow)
    // The person may have gone back before this listener was added.
    if (addresses.listToken(location.pathname)?.toLowerCase() !== token) follow()
    return () => removeEventListener('popstate', follow)
  }, [isPage, token])
  return shown
}
