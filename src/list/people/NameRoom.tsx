import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useState } from 'react'
import type { ListStore } from '../list.ts'
import { $isNameUnasked } from '../settings/device-settings.ts'

/**
 * Place in the dock for the question for a nickname, which appears when another person is present: it covers no row and
 * moves none. Few people see it twice, so its code is loaded when it is needed.
 */
export function NameRoom({ store }: { store: ListStore }) {
  const { count } = useStore(store.$presence)
  const isUnasked = useStore($isNameUnasked)
  const [Question, setQuestion] = useState<ComponentType>()
  const isAsked = count > 1 && isUnasked
  useEffect(() => {
    if (isAsked)
      import('./NameQuestion.tsx').then(
        (code) => setQuestion(() => code.NameQuestion),
        () => undefined,
      )
  }, [isAsked])
  return (
    <div className="name-room" role="status">
      {isAsked && Question && <Question />}
    </div>
  )
}
