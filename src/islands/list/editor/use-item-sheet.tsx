import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { askToOpen } from '../../ask-to-open.ts'
import { closingWhenBroken } from '../../closing-when-broken.tsx'
import { onDemand } from '../../on-demand.ts'
import { type FocusedRow, focusedRow, restoreFocus } from '../parts/focus.ts'
import { withPanelStyles } from '../parts/with-panel-styles.ts'
import type { ItemSheetProps } from './ItemSheet.tsx'

/**
 * The sheet of one item, one at a time. Its code is fetched when it is first wanted. The focus goes back to the item's row,
 * wherever that is by then, or beside it.
 *
 * @returns what opens it, and the one that is open, to be drawn
 */
export function useItemSheet(
  store: ListStore,
): [open: (item: Item, from: Element) => void, sheet: ReactNode] {
  const [sheet, setSheet] = useState<ReactNode>()
  const row = useRef<FocusedRow>(undefined)
  const close = useCallback(() => {
    setSheet(undefined)
    // The row is drawn anew by then if it has moved.
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
