import { type Doing, initialOf } from './row-details.ts'

/** Initial of the person, in their colour if it is known. */
export function WhoMark(who: Doing) {
  return (
    <span className="item-author" data-person={who.color} data-initial={initialOf(who)} title={who.title} />
  )
}
