import type { CategoryKey } from '../item/fields.ts'
import type { NameWords } from '../merge/name-words.ts'
import type { FoodName, FoodNames, KnownFood } from './food-names.ts'
import { foodTokens } from './food-tokens.ts'

const withoutFood: readonly CategoryKey[] = ['igiena', 'curatenie', 'altele']
const number = /^[\d¼½¾]/
/** Jars for jam are no jam. */
const holdsNothing = /^\S+ (?:pentru|ptr|pt)\b/i

/** An item's words, and how much is made of those that are no food's name. */
interface NameQuery {
  tokens: readonly string[]
  isStrict: boolean
}

/**
 * The food of the guide that an item is, or undefined: a food that is missed costs less than a wrong one.
 *
 * In Romanian the thing comes first and then how it is. So a name of a food stands at the beginning, behind no more than
 * what holds it ("legătură", "pachet"), and every other word must be one that leaves it that food ("cherry", "de țară",
 * "3,5%"). The longest name decides: "lapte de cocos" is no milk because "cocos" is no kind of it.
 *
 * @param category where the item stands; among what is no food nothing may be said of it but what suits any food
 */
export function foodIn(
  words: NameWords,
  names: FoodNames,
  name: string,
  category: CategoryKey,
): KnownFood | undefined {
  const isStrict = withoutFood.includes(category)
  const isBare = isStrict || holdsNothing.test(name)
  let tokens = isBare ? foodTokens(words, name) : inOrder(names, foodTokens(words, name))
  while (tokens.length > 0) {
    const found = foodAtStart(names, { tokens, isStrict })
    if (found) return found.food
    const [first = '', ...others] = tokens
    if (isBare || !names.containers.has(first)) return undefined
    tokens = others
  }
  return undefined
}

/** "Conserve de ton", "ton din conservă" and "ton la cutie" are said in one way. */
export function inOrder({ preserved }: Pick<FoodNames, 'preserved'>, tokens: readonly string[]): string[] {
  const [common = ''] = preserved
  const [first = '', ...others] = tokens
  const ordered = preserved.has(first) && others.length > 0 ? [...others, first] : [first, ...others]
  return ordered.map((token, place) => (place > 0 && preserved.has(token) ? common : token))
}

function foodAtStart(names: FoodNames, { tokens, isStrict }: NameQuery): FoodName | undefined {
  const [head = ''] = tokens
  const isHarmless = (token: string) =>
    number.test(token) || (isStrict ? [''] : ['', head]).some((key) => names.modifiers.get(key)?.has(token))
  return names.byHead.get(head)?.find((known) => without(tokens, known.tokens)?.every(isHarmless))
}

/** What is left without a name's words, which may have others between them; undefined when the name is not there. */
function without(tokens: readonly string[], name: readonly string[]): string[] | undefined {
  let found = 0
  const left = tokens.filter((token) => {
    if (token !== name[found]) return true
    found++
    return false
  })
  return found === name.length ? left : undefined
}
