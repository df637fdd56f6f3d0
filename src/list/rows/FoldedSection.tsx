import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  /** Id of its title. */
  id: string
  title: string
  count: number
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** Bought items, below the rest: the title with its count expands and collapses the section. Ticked rows move towards it. */
export function FoldedSection({ id, title, count, isOpen, setOpen, children }: Props) {
  return (
    <section className="list-bought" aria-labelledby={id} data-category="altele">
      <h2>
        <button
          type="button"
          className="list-bought-fold"
          data-fold
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" />
          <span id={id}>{title}</span>
          <span className="list-bought-count">{count}</span>
        </button>
      </h2>
      {children}
    </section>
  )
}
