import { categoryIn, categoryOfThing } from '../category/category.ts'
import type { CategoryKey, ItemFields } from '../item/fields.ts'
import { fold } from '../lib/fold.ts'
import { longestText } from '../lib/reading-limits.ts'
import { isAlcohol, type Wares, wareOf } from './wares.ts'

const noFood: readonly CategoryKey[] = ['igiena', 'curatenie', 'altele']

/** Words of things for babies, which are in 'altele', food or not. */
const forBabies =
  /\b(?:bebe\w*|sugari\w*|nan|aptamil|hipp|humana|milupa|milumil|novalac|similac|nestogen|lactogen|holle|kendamil|topfer|nutrilon)\b/
const babyFood =
  /\b(?:mancar\w+|hran\w+|piure\w*|lapte|formula|cereale|terci|biscuit\w+|pireu|gustar\w+|pufuleti|suc\w*|ceai\w*|apa|gris|paste|supa|borcanel\w*)\b/
const forCare =
  /\b(?:scutec\w*|servetel\w*|sampon\w*|suzet\w*|biberon\w*|crem\w+|loti\w+|detergent\w*|sapun\w*|corp|haine|jucari\w*)\b/
const brandAlone =
  /^(?:nan|aptamil|hipp|humana|milupa|milumil|novalac|similac|nestogen|lactogen|holle|kendamil|topfer|nutrilon)\b/

/**
 * True if meal vouchers pay for an item: food, no alcohol, no tobacco (Legea 165/2018). Each shop decides what its tills
 * accept. Items that a person put into 'altele' follow their names.
 *
 * @param item with the category that a person chose; '' for the category of its name
 */
export function isVoucherFood(
  wares: Wares,
  { name, category }: Pick<ItemFields, 'name' | 'category'>,
): boolean {
  const isChosen = category !== '' && category !== 'altele'
  const isFood = !noFood.includes(isChosen ? category : categoryIn(wares.lexicon, name))
  return (
    (isFood || (!isChosen && isBabyFood(wares, name))) &&
    wareOf(wares, name) !== 'tobacco' &&
    !isAlcohol(wares, name)
  )
}

/** "mâncare de bebeluși", "lapte praf Aptamil", "biscuiți bebe"; not "scutece bebe". */
function isBabyFood({ lexicon }: Wares, name: string): boolean {
  const text = fold(name.slice(0, longestText))
  if (!forBabies.test(text) || forCare.test(text)) return false
  const category = categoryOfThing(lexicon, name)
  const isFood = category !== undefined && !noFood.includes(category)
  return isFood || babyFood.test(text) || brandAlone.test(text)
}
