import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { ListStore } from '../list.ts'
import { spendingTexts } from './spending-texts.ts'
import { YearSpent } from './YearSpent.tsx'

/** Button that shows the expenses of a year below it. */
export function YearButton({ store }: { store: ListStore }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="spent">
      <button
        type="button"
        className="button button-soft spent-open"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {spendingTexts.open}
        <Icon name="chevron-down" />
      </button>
      {isOpen && <YearSpent store={store} />}
    </section>
  )
}
