import { computed, type ReadableAtom } from 'nanostores'
import type { Wish } from '../domain/item/change.ts'
import { foldOptions } from '../domain/item/snapshot.ts'
import type { OptionKey } from '../domain/list/options.ts'
import type { StoredList } from '../sync/ports.ts'
import type { AddingNeeds } from './add/adding.ts'

type List = ReadableAtom<StoredList | undefined>
type Options = ReadableAtom<ReadonlyMap<string, string>>

const optionsByStore = new WeakMap<List, Options>()

/** Returns the options of a list, by key, which everybody with its link shares. */
export function optionsOf({ $list }: { $list: List }): Options {
  const known = optionsByStore.get($list)
  if (known) return known
  const $options = computed($list, (list) =>
    foldOptions(
      list?.snapshot?.head.options,
      (list?.outbox ?? []).map(({ change }) => change),
    ),
  )
  optionsByStore.set($list, $options)
  return $options
}

export interface OptionActions {
  /**
   * Sets options of the list, for everybody with its link, in one step.
   *
   * @param before the options so far, by key
   * @param called description of the action, for the offer to undo it
   */
  setOptions(
    options: readonly (readonly [key: OptionKey, value: string])[],
    before: ReadonlyMap<string, string>,
    called: string,
  ): void
}

export function makeOptionActions({ enact }: Pick<AddingNeeds, 'enact'>): OptionActions {
  return {
    setOptions(options, before, called) {
      const wish = (key: OptionKey, value: string): Wish => ({ kind: 'set-option', key, value })
      const undoing = options.map(([key]) => wish(key, before.get(key) ?? ''))
      enact(
        options.map(([key, value]) => wish(key, value)),
        { called, undoing },
      )
    },
  }
}
