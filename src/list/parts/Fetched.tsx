import { type ComponentType, useEffect, useState } from 'react'

interface FetchedProps<Props extends object> {
  /** Has to be always the same function, because the browser caches what it has loaded. */
  fetch: () => Promise<ComponentType<Props>>
  props: Props
}

/** A lazily loaded part of few screens; empty if it cannot be loaded, and in the server's rendering. */
export function Fetched<Props extends object>({ fetch, props }: FetchedProps<Props>) {
  const [Part, show] = useState<ComponentType<Props>>()
  useEffect(() => {
    fetch().then(
      (part) => show(() => part),
      () => undefined,
    )
  }, [fetch])
  return Part && <Part {...props} />
}
