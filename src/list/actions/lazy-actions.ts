import { storesOf } from '../../domain/shop/stores-of-list.ts'
import { onceMore } from '../../domain/suggest/listed.ts'
import { takeSuggestion } from '../../domain/suggest/suggest-typed.ts'
import { type AddingActions, type AddingNeeds, makeAddingActions } from '../add/adding.ts'
import { makeOptionActions, type OptionActions } from '../options.ts'
import { storesBoughtIn } from '../shopping/own-stores.ts'
import { makeTakingActions, type TakingActions } from '../taking/taking.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { type CommandActions, makeCommandActions } from '../voice/command-actions.ts' // part: voice
import { makeWeeklyActions, type WeeklyActions } from '../weekly/weekly-actions.ts'
import { makeNextListActions, type NextListActions } from './next-list.ts'

/** Actions on a list beyond reading and ticking: their code is loaded after the page, when it is first needed. */
export interface LazyActions
  extends AddingActions,
    NextListActions,
    CommandActions, // part: voice
    OptionActions,
    TakingActions,
    WeeklyActions {
  /**
   * Adds the item of a suggestion for the typed text; without an amount, one more of an item that is to buy already.
   *
   * @param name of the suggestion
   * @returns the rest of the text
   */
  addSuggested(text: string, name: string): string
}

export async function makeLazyActions(needs: AddingNeeds): Promise<LazyActions> {
  const boughtIn = await storesBoughtIn(needs)
  const adding = makeAddingActions(needs, boughtIn)
  return {
    ...adding,
    ...makeNextListActions(needs),
    ...makeCommandActions(needs), // part: voice
    ...makeOptionActions(needs),
    ...makeTakingActions(needs),
    ...makeWeeklyActions(needs),
    addSuggested(text, name) {
      const stores = [...storesOf(needs.items().values()), ...boughtIn]
      const { item, rest } = takeSuggestion($vocabulary.get(), text, name, stores)
      adding.addItems([onceMore($vocabulary.get(), needs.items().values(), item)])
      return rest
    },
  }
}
