import type { ReactNode } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { focusHeading } from '../parts/focus.ts'
import { listTexts } from '../texts.ts'
import { FoldedSection } from './FoldedSection.tsx'
import { rowTexts } from './texts.ts'

interface Props {
  items: readonly Item[]
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** Marks all of them as to buy again; undefined if another button does so. */
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
    <FoldedSection
      id="completed-title"
      title={listTexts.completed}
      count={items.length}
      isOpen={isOpen}
      setOpen={setOpen}
    >
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
    </FoldedSection>
  )
}
