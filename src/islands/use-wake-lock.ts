import { useEffect } from 'react'

/** Whether this browser can keep the screen on at all. */
export const canStayAwake = () => 'wakeLock' in navigator

/** Keeps the screen awake while it is in use; the browser lets go of it whenever the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return
    let isOver = false
    let sentinel: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.hidden) return
      // A low battery may refuse: shopping goes on with a screen that dims.
      sentinel = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await sentinel?.release()
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void sentinel?.release()
    }
  }, [isWanted])
}
