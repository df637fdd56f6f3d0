import { useStore } from '@nanostores/react'
import { weeklyOf } from '../../domain/shop/due-weekly.ts'
import { amountText } from '../../i18n/amount.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { weeklyTexts } from './texts.ts'

/** Items that are added to the list every week, each with a button that stops it. */
export function WeeklyThings({ store }: { store: ListStore }) {
  const saved = useStore(optionsOf(store))
  const things = weeklyOf(saved)
  if (things.length === 0) return null
  return (
    <section>
      <h3 className="recap-title">{weeklyTexts.title}</h3>
      <ul>
        {things.map(({ key, weekly }) => (
          <li key={key} className="habit">
            <img
              src={pictureAddress(weekly.name, effectiveCategory({ name: weekly.name, category: '' }))}
              alt=""
              width="28"
              height="28"
              loading="lazy"
            />
            <span className="habit-name">
              {weekly.name}{' '}
              <span className="habit-often">
                {[amountText(weekly), weeklyTexts.every(weekly.weekday)].filter(Boolean).join(', ')}
              </span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={weeklyTexts.stop(weekly.name)}
              onClick={() => void store.setOptions([[key, '']], saved, weeklyTexts.stopped(weekly.name))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
