import type { ReactNode } from 'react'
import type { CategoryKey } from '../../domain/item/fields.ts'

interface Props {
  /** Colours everything in it. */
  category: CategoryKey
  title: string
  children: ReactNode
}

/** Rows of one section, under a small sticky heading. */
export function CategorySection({ category, title, children }: Props) {
  return (
    <div data-category={category}>
      <h3 className="list-group-name">{title}</h3>
      {children}
    </div>
  )
}
