import type { RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { rowTexts } from '../rows/texts.ts'

/** Visible below a swiped row: an arrow until the row is far enough, then the action of releasing it. */
export function SwipeUnderlay({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div className="swipe-underlay" aria-hidden="true" ref={ref}>
      <p className="swipe-promise swipe-complete">
        <Icon name="arrow-right" />
        <Icon name="check" />
        {rowTexts.swipe.complete}
      </p>
      <p className="swipe-promise swipe-remove">
        {rowTexts.swipe.remove}
        <Icon name="arrow-left" />
        <Icon name="trash" />
      </p>
    </div>
  )
}
