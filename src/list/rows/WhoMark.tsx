import type { Item } from '../../domain/item/item.ts'
import type { Somebody } from '../list.ts'
import { rowTexts } from './texts.ts'

interface Doing extends Somebody {
  /** Describes the action of the person. */
  title: string
}

/** Person whose mark a row has: the one who ticked it, else the one who brings it. */
export function doingOf(
  { taker, takerColor, completed }: Item,
  tickedBy: Somebody | undefined,
): Doing | undefined {
  if (tickedBy) return { ...tickedBy, title: rowTexts.tickedBy(tickedBy.name) }
  return taker && !completed ? { name: taker, color: takerColor, title: rowTexts.takes(taker) } : undefined
}

/** Initial of the person, in their colour if it is known. */
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
