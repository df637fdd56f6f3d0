import { useEffect, useState } from 'react'

/** Something said for a moment. @returns whether it is being said, and the verb that says it, again if it must */
export function useBriefly(shownMs: number): [boolean, () => void] {
  const [saidTimes, setSaidTimes] = useState(0)
  useEffect(() => {
    if (saidTimes === 0) return
    const timer = setTimeout(() => setSaidTimes(0), shownMs)
    return () => clearTimeout(timer)
  }, [saidTimes, shownMs])
  return [saidTimes > 0, () => setSaidTimes((times) => times + 1)]
}
