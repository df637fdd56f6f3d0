import { useState } from 'react'

/** Value that a person has just set, until the list's value changes: a control shows it at once. */
export function useUntilTold<Told>(told: Told): [shown: Told, show: (set: Told) => void] {
  const [shown, show] = useState(told)
  const [before, setBefore] = useState(told)
  if (told !== before) {
    setBefore(told)
    show(told)
  }
  return [told === before ? shown : told, show]
}
