import { useStore } from '@nanostores/react'
import type { Item } from '../../domain/item/item.ts'
import { thingOption } from '../../domain/list/thing-option.ts'
import { readWeekly, weeklyText } from '../../domain/list/weekly.ts'
import { nextDay } from '../../domain/shop/due-weekly.ts'
import { dayOf } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { useOptimisticValue } from '../parts/use-optimistic-value.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { weeklyTexts } from './texts.ts'

/** Chooses whether an item is added once, or on a weekday of every week from the next such day on. */
export function WeeklySelect({ item, store }: { item: Item; store: ListStore }) {
  const words = useStore($vocabulary)
  const saved = useStore(optionsOf(store))
  const { name, quantity, unit } = item
  const option = thingOption(words, 'weekly', name)
  const weekly = readWeekly(saved.get(option ?? '') ?? '')
  const [shown, show] = useOptimisticValue(String(weekly?.weekday ?? ''))
  if (!option) return null
  const choose = (chosen: string) => {
    show(chosen)
    const weekday = Number(chosen)
    const from = nextDay(weekday, dayOf(Date.now()))
    const value = chosen && weeklyText({ weekday, from, quantity, unit, name })
    const called = chosen ? weeklyTexts.said(name, weekday) : weeklyTexts.stopped(name)
    void store.setOptions([[option, value]], saved, called)
  }
  return (
    <li>
      <label className="item-sheet-field">
        {weeklyTexts.label}
        <select className="field" value={shown} onChange={({ target }) => choose(target.value)}>
          <option value="">{weeklyTexts.once}</option>
          {weeklyTexts.weekdays.map((day, weekday) => (
            <option key={day} value={weekday}>
              {weeklyTexts.every(weekday)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
