import { useEffect, useState } from 'react'

/** A message that is shown briefly. @returns whether it is shown, and the verb that shows it, also again */
export function useBriefly(shownMs: number): [boolean, () => void] {
  const [saidTimes, setSaidTimes] = useState(0)
  useEffect(() => {
    if (saidTimes === 0) return
    const timer = setTimeout(() => setSaidTimes(0), shownMs)
    return () => clearTimeout(timer)
  }, [saidTimes, shownMs])
  return [saidTimes > 0, () => setSaidTimes((times) => times + 1)]
}
