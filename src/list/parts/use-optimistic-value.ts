import { useState } from 'react'

/** Value that a person has just set, until the list's value changes: a control shows it at once. */
export function useOptimisticValue<Value>(saved: Value): [shown: Value, show: (set: Value) => void] {
  const [shown, show] = useState(saved)
  const [before, setBefore] = useState(saved)
  if (saved !== before) {
    setBefore(saved)
    show(saved)
  }
  return [saved === before ? shown : saved, show]
}
