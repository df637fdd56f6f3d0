import type { ImportFormat } from '../../../domain/import/imported.ts'
import { atHomeBy } from '../../../domain/recipe/at-home.ts'
import { habitsOf } from '../../../domain/shop/habits.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { dayOf, historyToLearnFrom } from '../../../stores/list/list-history.ts'
import { ownStoresOf } from '../../../stores/list/own-stores.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import type { KnownOfList } from './use-paste-rows.ts'

/** Maximum wait before the preview is shown. */
const mostWaitMs = 1_000

/** Data of a list that reading a pasted text needs: its stores, and for a recipe the items that are probably at home. */
export async function knownOfList(store: ListStore, format: ImportFormat): Promise<KnownOfList> {
  const ownStores = await ownStoresOf(store)
  if (format !== 'recipe') return { ownStores }
  const nothing = new Promise<[]>((resolve) => setTimeout(() => resolve([]), mostWaitMs))
  const bought = await Promise.race([historyToLearnFrom(store), nothing])
  const words = $vocabulary.get()
  return {
    ownStores,
    areIngredients: true,
    sinceBought: atHomeBy(words, habitsOf(words, dayOf(Date.now()), dayOf, bought)),
  }
}
