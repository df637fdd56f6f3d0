import { useLayoutEffect } from 'react'
import { addresses } from '../site.ts'

/** Makes the page the list's own app on a home screen, while the list is shown. */
export function useAppOf(token: string): void {
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const before = link?.getAttribute('href')
    link?.setAttribute('href', addresses.listManifest(token))
    return () => {
      if (before) link?.setAttribute('href', before)
    }
  }, [token])
}
