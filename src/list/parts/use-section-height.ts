import { type RefObject, useLayoutEffect } from 'react'

/** In px: a row with the line above it (`items.css`). */
const rowPx = 52

/**
 * Sets the height that a section has out of sight, in browsers whose style sheets cannot compute it from the number of rows:
 * with one height for all sections, the scroll bar of a long list would jump.
 */
export function useSectionHeight(section: RefObject<HTMLElement | null>, rows: number): void {
  useLayoutEffect(() => {
    if (canComputeHeight()) return
    section.current?.style.setProperty('contain-intrinsic-block-size', `auto ${rows * rowPx}px`)
  }, [section, rows])
}

function canComputeHeight(): boolean {
  return CSS.supports('inline-size', 'calc(attr(data-rows type(<number>), 8) * 1px)')
}
