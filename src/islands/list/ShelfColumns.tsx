import { type ReactElement, useEffect, useRef } from 'react'
import { beginOfSecond } from './columns.ts'

interface DrawnShelf {
  key: string
  rows: number
  shelf: ReactElement
}

/** Shelves in their order: below each other on a phone, in two columns where there is room. */
export function ShelfColumns({ shelves }: { shelves: readonly DrawnShelf[] }) {
  const before = useRef<string>(undefined)
  const begin = beginOfSecond(shelves, before.current)
  const second = shelves[begin]?.key
  useEffect(() => {
    before.current = second
  }, [second])
  const columns = [shelves.slice(0, begin), shelves.slice(begin)].filter(({ length }) => length > 0)
  return (
    <div className="list-columns">
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are their places
        <div key={at} className="list-column">
          {column.map(({ shelf }) => shelf)}
        </div>
      ))}
    </div>
  )
}
