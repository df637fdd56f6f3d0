import type { ReactNode } from 'react'
import type { CategoryKey } from '../../../domain/item/fields.ts'

interface Props {
  /** Colours everything in it. */
  category: CategoryKey
  title: string
  children: ReactNode
}

/** Rows that stand together, under a small heading that stays in sight. */
export function CategorySection({ category, title, children }: Props) {
  return (
    <div data-category={category}>
      <h3 className="list-group-name">{title}</h3>
      {children}
    </div>
  )
}
