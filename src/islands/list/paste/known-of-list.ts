import type { ImportFormat } from '../../../domain/import/imported.ts'
import { atHomeBy } from '../../../domain/recipe/at-home.ts'
import { habitsOf } from '../../../domain/shop/habits.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { dayOf, historyToLearnFrom } from '../../../stores/list/list-history.ts'
import { ownStoresOf } from '../../../stores/list/own-stores.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import type { KnownOfList } from './use-paste-rows.ts'

/** So long somebody waits for a preview without wondering. */
const mostWaitMs = 1_000

/** What a list is known by, for what is pasted into it: its stores, and for a recipe what is at home. */
export async function knownOfList(store: ListStore, format: ImportFormat): Promise<KnownOfList> {
  const ownStores = await ownStoresOf(store)
  if (format !== 'recipe') return { ownStores }
  const nothing = new Promise<[]>((resolve) => setTimeout(() => resolve([]), mostWaitMs))
  const bought = await Promise.race([historyToLearnFrom(store), nothing])
  const words = $vocabulary.get()
  return { ownStores, sinceBought: atHomeBy(words, habitsOf(words, dayOf(Date.now()), dayOf, bought)) }
}
