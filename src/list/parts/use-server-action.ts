import { useState } from 'react'
import { showToast } from '../../ui/toasts.ts'
import { linkTexts } from '../share/link-texts.ts'

/** Sends one request at a time to the server. @returns true while a request is under way, and the function that sends one */
export function useServerAction(): [boolean, (task: () => Promise<boolean>) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (task: () => Promise<boolean>) => {
    setIsBusy(true)
    const isDone = await task().catch(() => false)
    setIsBusy(false)
    if (!isDone) showToast({ tone: 'error', text: linkTexts.failed })
  }
  return [isBusy, ask]
}
