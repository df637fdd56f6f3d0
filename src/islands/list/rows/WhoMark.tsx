import type { Item } from '../../../domain/item/item.ts'
import { rowTexts } from '../../../i18n/list/rows.ts'
import type { Somebody } from '../../../stores/list/list.ts'

interface Doing extends Somebody {
  /** What they did, or will do. */
  title: string
}

/** Whose doing a row is: who ticked it, else who brings it. */
export function doingOf(
  { taker, takerColor, completed }: Item,
  tickedBy: Somebody | undefined,
): Doing | undefined {
  if (tickedBy) return { ...tickedBy, title: rowTexts.tickedBy(tickedBy.name) }
  return taker && !completed ? { name: taker, color: takerColor, title: rowTexts.takes(taker) } : undefined
}

/** Their initial, in their colour where it is known. */
export function WhoMark({ name, color, title }: Doing) {
  const [initial = ''] = name
  return (
    <span
      className="item-author"
      data-person={color}
      data-initial={initial.toLocaleUpperCase('ro')}
      title={title}
    />
  )
}
