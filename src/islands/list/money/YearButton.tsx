import { useState } from 'react'
import { spendingTexts } from '../../../i18n/shop/spending.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { Icon } from '../../Icon.tsx'
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
