import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '../../../domain/item/item.ts'
import type { ListStore } from '../../../stores/list/list.ts'

/** All items of a list, bought or not, in the order of its sections, each selected until a person changes that. */
export function useThingsOnList({ $sections }: Pick<ListStore, '$sections'>): {
  things: readonly Item[]
  isChosen: (thing: Item) => boolean
  /** Chooses a thing, or not any more. */
  choose: (thing: Item) => void
} {
  const { pending, notFound, completed } = useStore($sections)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    things: [...pending.flatMap(({ items }) => items), ...notFound, ...completed],
    isChosen: ({ id }) => !left.has(id),
    choose: ({ id }) =>
      setLeft(new Set(left.has(id) ? [...left].filter((other) => other !== id) : [...left, id])),
  }
}
