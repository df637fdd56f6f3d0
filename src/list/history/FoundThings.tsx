import type { FoundThing } from '../../domain/shop/find-bought.ts'
import type { Bought } from '../../domain/shop/trips.ts'
import { countProducts } from '../../i18n/count.ts'
import { shownWeekday } from '../../i18n/day.ts'
import { ThingChip } from '../parts/ThingChip.tsx'
import { dayOf } from './list-history.ts'
import { historyTexts } from './texts.ts'

/** Items of a history that are selected for the list. */
export interface ThingChoice {
  chosen: readonly Bought[]
  isChosen: (thing: Bought) => boolean
  /** True for an item that is on the list and still to buy. */
  isPresent: (name: string) => boolean
  /** Selects an item, or removes it from the selection. */
  choose: (thing: Bought) => void
}

/** More days are not useful. */
const daysShown = 3

/** Search results in a history, each item with the days on which it was bought. */
export function FoundThings({ found, choosing }: { found: readonly FoundThing[]; choosing: ThingChoice }) {
  return (
    <>
      <p className={found.length > 0 ? 'visually-hidden' : undefined} role="status">
        {found.length > 0 ? countProducts(found.length) : historyTexts.noneFound}
      </p>
      <ul className="history-found">
        {found.map(({ atMs, ...thing }) => {
          const latest = { ...thing, atMs: atMs[0] ?? 0 }
          return (
            <li key={thing.name}>
              <ThingChip
                thing={thing}
                isChosen={choosing.isChosen(latest)}
                isPresent={choosing.isPresent(thing.name)}
                choose={() => choosing.choose(latest)}
              />
              <span className="history-days">{daysText(atMs)}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** 'vineri, 20 noiembrie · vineri, 13 noiembrie · și încă de 3 ori' */
function daysText(atMs: readonly number[]): string {
  const today = dayOf(Date.now())
  const days = [...new Set(atMs.map(dayOf))]
  const shown = days.slice(0, daysShown).map((day) => shownWeekday(day, today))
  const more = days.length - shown.length
  return [...shown, ...(more > 0 ? [historyTexts.moreTimes(more)] : [])].join(' · ')
}
