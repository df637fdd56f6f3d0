import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part that few screens show, fetched when one does; nothing where it can't be fetched, nor in what the server renders.
 */
export function fetched<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function Fetched(props) {
    const [Part, show] = useState(() => known)
    useEffect(() => {
      if (known) return
      fetch().then(
        (part) => {
          known = part
          show(() => part)
        },
        () => undefined,
      )
    }, [])
    return Part && <Part {...props} />
  }
}
