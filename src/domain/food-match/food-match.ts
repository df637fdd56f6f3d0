import type { CategoryKey } from '../item/fields.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { slugOfName } from './food-names.ts'
import { foodTokens } from './food-tokens.ts'

/** A food of the guide that an item can be. */
export interface KnownFood {
  slug: string
  name: string
  /** Its substitutes, the best first. */
  substitutes: readonly Pick<KnownFood, 'slug' | 'name'>[]
}

/**
 * A food: its name, its slug ('' if it follows from the name), all its names separated by commas, the row numbers of its
 * substitutes.
 */
type FoodsFileRow = readonly [name: string, slug: string, keys: string, substitutes: readonly number[]]

/**
 * The names of foods as plain data, made once for all browsers. Words are in the forms of `foodTokens`, separated by
 * spaces; lists are separated by commas.
 */
export interface FoodsFile {
  rows: readonly FoodsFileRow[]
  /** Names that only begin like a food. */
  otherThings: string
  /** Words that may follow a name, by the first words of names. */
  modifiers: readonly (readonly [heads: string, modifiers: string])[]
  containers: string
  preserved: string
}

/** One name of a food. `food` is undefined for a thing that the guide does not have. */
interface FoodName {
  tokens: readonly string[]
  food: KnownFood | undefined
}

/** The names of foods, indexed for lookup. */
interface FoodNames {
  /** By the first word, the longest name first. */
  byHead: ReadonlyMap<string, readonly FoodName[]>
  /** Words that may follow a name, by its first word; '' has those that may follow any name. */
  modifiers: ReadonlyMap<string, ReadonlySet<string>>
  containers: ReadonlySet<string>
  /** Words for jars and tins; the first stands for all of them. */
  preserved: ReadonlySet<string>
}

export function readFoodNames({ rows, otherThings, modifiers, containers, preserved }: FoodsFile): FoodNames {
  const foods = readFoods(rows)
  const named = rows.flatMap(([, , keys], place) => namesIn(keys, foods[place]))
  return {
    byHead: byHead([...namesIn(otherThings, undefined), ...named]),
    modifiers: readModifiers(modifiers),
    containers: new Set(containers.split(',')),
    preserved: new Set(preserved.split(',')),
  }
}

function readFoods(rows: readonly FoodsFileRow[]): KnownFood[] {
  const called = rows.map(([name, slug]) => ({ slug: slug || slugOfName(name), name }))
  return called.map((food, place) => ({
    ...food,
    substitutes: (rows[place]?.[3] ?? []).flatMap((other) => called[other] ?? []),
  }))
}

function namesIn(keys: string, food: KnownFood | undefined): FoodName[] {
  return keys.split(',').map((key) => ({ tokens: key.split(' '), food }))
}

function byHead(names: readonly FoodName[]): Map<string, FoodName[]> {
  const groups = new Map<string, FoodName[]>()
  for (const name of names) {
    const [head = ''] = name.tokens
    groups.set(head, [...(groups.get(head) ?? []), name])
  }
  for (const group of groups.values()) group.sort((one, other) => other.tokens.length - one.tokens.length)
  return groups
}

function readModifiers(rows: FoodsFile['modifiers']): Map<string, Set<string>> {
  const byHead = new Map<string, Set<string>>()
  for (const [heads, modifiers] of rows) {
    for (const head of heads.split(',')) {
      byHead.set(head, new Set([...(byHead.get(head) ?? []), ...modifiers.split(',')]))
    }
  }
  return byHead
}

const withoutFood: readonly CategoryKey[] = ['igiena', 'curatenie', 'altele']
const number = /^[\d¼½¾]/
/** The name of a container: "borcane pentru gem" are no jam. */
const holdsNothing = /^\S+ (?:pentru|ptr|pt)\b/i

/** An item's words, and whether only words that suit any food may stand beside a food's name. */
interface NameQuery {
  tokens: readonly string[]
  isStrict: boolean
}

/**
 * The food of the guide that an item is. Undefined in doubt: a missed food costs less than a wrong one.
 *
 * In Romanian the thing comes first and its description second. So the name of a food must stand at the beginning, behind
 * nothing but a container ("legătură", "pachet"), and every other word must be one that does not make it another food
 * ("cherry", "de țară", "3,5%"). The longest name decides: "lapte de cocos" is no milk because "cocos" is no kind of
 * milk.
 *
 * @param category the item's category; in one without food, only words that suit any food may stand beside the name
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

/** Gives "conserve de ton", "ton din conservă" and "ton la cutie" the same words in the same order. */
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

/** The tokens without those of a name, which may have others between them; undefined if the name is not there. */
function without(tokens: readonly string[], name: readonly string[]): string[] | undefined {
  let found = 0
  const left = tokens.filter((token) => {
    if (token !== name[found]) return true
    found++
    return false
  })
  return found === name.length ? left : undefined
}
