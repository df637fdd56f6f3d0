import { storesOf } from '../../../domain/shop/stores.ts'
import { takeSuggestion } from '../../../domain/suggest/suggest-typed.ts'
import { $vocabulary } from '../../words/vocabulary.ts'
import { makeOptionVerbs, type OptionVerbs } from '../options.ts'
import { storesBoughtIn } from '../own-stores.ts'
import { type AddingNeeds, type AddingVerbs, makeAddingVerbs } from './adding.ts'
import { makeNextListVerbs, type NextListVerbs } from './next-list.ts'
import { makeObeyingVerbs, type ObeyingVerbs } from './obeying.ts'
import { makeTakingVerbs, type TakingVerbs } from './taking.ts'
import { makeWeeklyVerbs, type WeeklyVerbs } from './weekly-verbs.ts'

/** Actions on a list beyond reading and ticking: their code is loaded after the page, when it is first needed. */
export interface LateVerbs
  extends AddingVerbs,
    NextListVerbs,
    ObeyingVerbs,
    OptionVerbs,
    TakingVerbs,
    WeeklyVerbs {
  /**
   * Adds the item of a suggestion for the typed text.
   *
   * @param name of the suggestion
   * @returns the rest of the text
   */
  addSuggested(text: string, name: string): string
}

export async function makeLateVerbs(needs: AddingNeeds): Promise<LateVerbs> {
  const boughtIn = await storesBoughtIn(needs)
  const adding = makeAddingVerbs(needs, boughtIn)
  return {
    ...adding,
    ...makeNextListVerbs(needs),
    ...makeObeyingVerbs(needs),
    ...makeOptionVerbs(needs),
    ...makeTakingVerbs(needs),
    ...makeWeeklyVerbs(needs),
    addSuggested(text, name) {
      const stores = [...storesOf(needs.items().values()), ...boughtIn]
      const { item, rest } = takeSuggestion($vocabulary.get(), text, name, stores)
      adding.addItems([item])
      return rest
    },
  }
}
