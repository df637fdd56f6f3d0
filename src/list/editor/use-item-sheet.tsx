import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { closingWhenBroken } from '../../ui/closing-when-broken.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import type { ListStore } from '../list.ts'
import { withPanelStyles } from '../panels/with-panel-styles.tsx'
import { type FocusedRow, focusedRow, restoreFocus } from '../parts/focus.ts'
import type { ItemSheetProps } from './ItemSheet.tsx'

/**
 * The editor of one item, one at a time. Its code is loaded when it is first needed. Afterwards the focus returns to the
 * item's row, even if that has moved, or to an adjacent one.
 *
 * @returns a function that opens it, and the open editor, to be rendered
 */
export function useItemSheet(
  store: ListStore,
): [open: (item: Item, from: Element) => void, sheet: ReactNode] {
  const [sheet, setSheet] = useState<ReactNode>()
  const row = useRef<FocusedRow>(undefined)
  const close = useCallback(() => {
    setSheet(undefined)
    // Waits until a row that has moved is rendered again.
    setTimeout(() => row.current && document.activeElement === document.body && restoreFocus(row.current))
  }, [])
  const open = useMemo(
    () => async (before: Item, from: Element) => {
      const isLast = askToOpen()
      row.current = focusedRow(from)
      const code = await onDemand(withPanelStyles(import('./ItemSheet.tsx')))
      if (!code || !isLast()) return
      const Shown = closingWhenBroken<ItemSheetProps>(code.ItemSheet)
      setSheet(<Shown before={before} store={store} close={close} />)
    },
    [store, close],
  )
  return [open, sheet]
}
