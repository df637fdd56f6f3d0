import type { Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** What a list tells about the habits of its people; one name for each thing. */
interface KnownNames {
  /** Everything that was ever on it, deleted things too: the most frequent first, of equals the latest. */
  history: string[]
  /** What is still to buy. */
  pending: string[]
  /** What is bought and still on it. */
  bought: string[]
}

interface Habit {
  name: string
  times: number
  rev: number
}

/** @param items all of a list, deleted ones included */
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

/** Counts a thing under the name that it had last. */
function noteHabit(habits: Map<string, Habit>, key: string, { name, rev }: Item): void {
  const habit = habits.get(key)
  if (!habit) habits.set(key, { name, times: 1, rev })
  else habits.set(key, { ...(habit.rev > rev ? habit : { name, rev }), times: habit.times + 1 })
}
