import { useEffect } from 'react'

/** True when this browser can keep the screen on. */
export const canStayAwake = () => 'wakeLock' in navigator

/** Keeps the screen on while `isWanted`; the browser releases the lock whenever the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !canStayAwake()) return
    let isOver = false
    let sentinel: WakeLockSentinel | undefined
    const hold = async () => {
      if (document.hidden) return
      // The browser may refuse at a low battery; then the screen dims.
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
