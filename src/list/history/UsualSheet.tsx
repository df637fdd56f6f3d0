import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { asInHand } from '../../domain/shop/as-in-hand.ts'
import { type Habit, habitsOf } from '../../domain/shop/habits.ts'
import { amountText } from '../../i18n/amount.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import type { ListStore } from '../list.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { useChoices } from '../parts/use-choices.ts'
import { usePresent } from '../parts/use-present.ts'
import { pictureAddress } from '../rows/pictures.ts'
import { setShopping } from '../shopping/shopping.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { WeeklyThings } from '../weekly/WeeklyThings.tsx'
import { HistoryState } from './HistoryState.tsx'
import { dayOf, type KnownHistory } from './list-history.ts'
import { habitTexts, historyTexts } from './texts.ts'
import { useHistory } from './use-history.ts'

/**
 * Items that this list usually has, with the due ones selected: one press adds them. Only items that are set to be weekly
 * are added automatically.
 */
export function UsualSheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const { known, retry } = useHistory(store)
  const { remaining, completed } = useStore(store.$counts)
  const habits = useHabits(known)
  const isPresent = usePresent(store)
  const put = usePutting(store)
  const missing = habits.filter(({ name }) => !isPresent(name))
  const [chosen, choose] = useChoices(missing, isDueThing)
  const end = () => {
    close()
    put(missing.filter(({ name }) => chosen.has(name)))
  }
  const drawGroup = (title: string, group: readonly Habit[]) => (
    <HabitGroup title={title} habits={group} chosen={chosen} choose={choose} />
  )
  const order = JSON.stringify([known.reading === 'failed', missing])
  return (
    <Sheet title={habitTexts.title} order={order} close={close}>
      <HistoryState store={store} known={known} retry={retry}>
        {missing.length === 0 ? (
          <p>{habits.length === 0 ? habitTexts.unknown : habitTexts.allPresent}</p>
        ) : (
          <>
            {drawGroup(habitTexts.due, missing.filter(isDueThing))}
            {drawGroup(
              habitTexts.later,
              missing.filter((habit) => !habit.isDue),
            )}
            <div className="sheet-end">
              <button type="button" className="button button-do" disabled={chosen.size === 0} onClick={end}>
                {historyTexts.put(chosen.size)}
              </button>
              {remaining === 0 && completed > 0 && <p className="history-after">{habitTexts.clears}</p>}
            </div>
          </>
        )}
      </HistoryState>
      <WeeklyThings store={store} />
    </Sheet>
  )
}

interface GroupProps {
  title: string
  habits: readonly Habit[]
  chosen: ReadonlySet<string>
  choose: (name: string) => void
}

function HabitGroup({ title, habits, chosen, choose }: GroupProps) {
  if (habits.length === 0) return null
  return (
    <fieldset className="habits">
      <legend className="recap-title">{title}</legend>
      {habits.map((habit) => (
        <button
          key={habit.name}
          type="button"
          className="habit"
          aria-pressed={chosen.has(habit.name)}
          onClick={() => choose(habit.name)}
        >
          <span className="habit-mark">{chosen.has(habit.name) && <Icon name="check" />}</span>
          <img
            src={pictureAddress(habit.name, effectiveCategory(habit))}
            alt=""
            width="28"
            height="28"
            loading="lazy"
          />
          <span className="habit-name">{habit.name}</span> <span className="habit-often">{often(habit)}</span>{' '}
          <span className="habit-amount">{amountText(habit)}</span>
        </button>
      ))}
    </fieldset>
  )
}

function often({ everyDays, sinceDays }: Habit): string {
  return habitTexts.howOften(everyDays, sinceDays)
}

function isDueThing({ isDue }: Habit): boolean {
  return isDue
}

/** Learned from the history alone; ticked items that are still on the list count as bought. */
function useHabits({ bought, ticked }: KnownHistory): Habit[] {
  const words = useStore($vocabulary)
  return useMemo(
    () => habitsOf(words, dayOf(Date.now()), dayOf, [...ticked, ...(bought ?? [])]),
    [words, bought, ticked],
  )
}

/**
 * @returns a function that adds items to the list. If everything on the list is bought, it starts the next list, as in the
 * recap: bought items go to the history, and two people who do it at the same time get each item once.
 */
function usePutting(store: ListStore): (things: readonly Habit[]) => void {
  const words = useStore($vocabulary)
  const { completed } = useStore(store.$sections)
  const { remaining } = useStore(store.$counts)
  return (things) => {
    const again = asInHand(words, things, completed)
    if (remaining > 0 || completed.length === 0) return void store.addItems(again)
    setShopping(false)
    void store.prepareNext({ givenUp: [], again })
  }
}
