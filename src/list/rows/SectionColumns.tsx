import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { whenResized } from '../parts/when-resized.ts'
import { beginOfSecond } from './screen-columns.ts'

export interface DrawnSection {
  key: string
  rows: number
  section: ReactElement
}

/** Sections in their order: in one column on a phone, in two if there is room. */
export function SectionColumns({ sections }: { sections: readonly DrawnSection[] }) {
  const element = useRef<HTMLDivElement>(null)
  const areBeside = useAreBeside(element)
  const second = useRef<readonly string[]>([])
  const begin = beginOfSecond(sections, { second: second.current, areBeside })
  useEffect(() => {
    second.current = sections.slice(begin).map(({ key }) => key)
  }, [sections, begin])
  const columns = [sections.slice(0, begin), sections.slice(begin)].filter(({ length }) => length > 0)
  return (
    <div ref={element} className="list-columns">
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are their places
        <div key={at} className="list-column">
          {column.map(({ section }) => section)}
        </div>
      ))}
    </div>
  )
}

/** True when the two columns are side by side, or would be. */
function useAreBeside(element: RefObject<HTMLElement | null>): boolean {
  const [areBeside, setBeside] = useState(true)
  useEffect(() => {
    const { current } = element
    if (!current) return
    return whenResized([current], () => {
      const [first, second] = current.children as HTMLCollectionOf<HTMLElement>
      if (first && second) setBeside(first.offsetTop === second.offsetTop)
    })
  }, [element])
  return areBeside
}
