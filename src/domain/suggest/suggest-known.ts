import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** The names that a list knows; one name for each item. */
interface KnownNames {
  /**
   * All items that were ever on it, deleted ones too: the most frequent first, and the latest first among equally frequent
   * ones.
   */
  history: string[]
  /** Items still to buy. */
  pending: string[]
  /** Items that are bought and still on the list. */
  bought: string[]
}

interface Habit {
  name: string
  times: number
  rev: number
}

/** @param items all items of a list, deleted ones included */
export function knownNames(words: NameWords, items: Iterable<Item>): KnownNames {
  const habits = new Map<string, Habit>()
  const pending: string[] = []
  const bought: string[] = []
  for (const item of items) {
    noteHabit(habits, keyOf(words, item.name), item)
    if (!item.deleted) (item.completed ? bought : pending).push(item.name)
  }
  const history = [...habits.values()].sort((a, b) => b.times - a.times || b.rev - a.rev)
  return { history: history.map(({ name }) => name), pending, bought }
}

/** Counts an item under its latest name. */
function noteHabit(habits: Map<string, Habit>, key: string, { name, rev }: Item): void {
  const habit = habits.get(key)
  if (!habit) habits.set(key, { name, times: 1, rev })
  else habits.set(key, { ...(habit.rev > rev ? habit : { name, rev }), times: habit.times + 1 })
}
