import { type ComponentType, useEffect, useState } from 'react'
import { addresses } from '../site.ts'
import { readShared } from '../stores/device/shared-text.ts'

interface SheetProps {
  text: string
  open: (token: string) => Promise<void>
  close: () => void
}

interface Shown {
  Sheet: ComponentType<SheetProps>
  text: string
}

/** What another app has shared with this one and led to this page with, and the sheet that asks where it goes. */
export function useSharedText(): [shown: Shown | undefined, close: () => void] {
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
  return text && code ? { Sheet: code.SharedSheet, text } : undefined
}
