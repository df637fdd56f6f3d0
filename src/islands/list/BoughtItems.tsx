import type { ReactNode } from 'react'
import type { Item } from '../../domain/item.ts'
import { listTexts } from '../../i18n/list.ts'
import { rowTexts } from '../../i18n/rows.ts'
import { Icon } from '../Icon.tsx'
import { focusHeading } from './focus.ts'

interface Props {
  items: readonly Item[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Has all of it to buy again; none where that is offered elsewhere. */
  putBack: (() => void) | undefined
  clear: () => void
  drawRows: (items: readonly Item[]) => ReactNode
}

/**
 * 'Cumpărate': folded away with its count. Folded, its rows exist only for readers without scripts: a tick has to draw
 * one row less, however much was bought before.
 */
export function BoughtItems({ items, isOpen, setOpen, putBack, clear, drawRows }: Props) {
  const clearAll = () => {
    focusHeading()
    clear()
  }
  return (
    <section className="list-bought" aria-labelledby="completed-title" data-category="altele">
      <h2>
        <button
          type="button"
          className="list-bought-fold"
          data-fold
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" />
          <span id="completed-title">{listTexts.completed}</span>
          <span className="list-bought-count">{items.length}</span>
        </button>
      </h2>
      {isOpen && (
        <div className="list-bought-actions">
          {putBack && (
            <button type="button" className="list-bought-action" onClick={putBack}>
              {rowTexts.putBackCompleted}
            </button>
          )}
          <button type="button" className="list-bought-action" onClick={clearAll}>
            {rowTexts.clearCompleted}
          </button>
        </div>
      )}
      {isOpen ? drawRows(items) : <noscript>{drawRows(items)}</noscript>}
    </section>
  )
}
