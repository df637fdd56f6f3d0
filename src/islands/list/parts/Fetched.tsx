import { type ComponentType, useEffect, useState } from 'react'

interface FetchedProps<Props extends object> {
  /** Always the same one: a browser keeps what it has fetched. */
  fetch: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * A part that few screens show, fetched when one does; nothing where it can't be fetched, nor in what the server renders.
 */
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
