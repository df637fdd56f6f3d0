import { fold } from '../lib/fold.ts'

/** A food of the guide that an item of a list is. */
export interface KnownFood {
  slug: string
  name: string
  /** What may take its place, the best first. */
  substitutes: readonly Pick<KnownFood, 'slug' | 'name'>[]
}

/** Its name, its slug where the name does not tell it, all its names by comma, the rows of its substitutes. */
export type FoodsFileRow = readonly [name: string, slug: string, keys: string, substitutes: readonly number[]]

/**
 * What tells the food that an item is, as plain data: found once for all browsers. Its words are in the forms of
 * `foodTokens`, by space; its lists are by comma.
 */
export interface FoodsFile {
  rows: readonly FoodsFileRow[]
  /** What only begins like a food. */
  otherThings: string
  /** What may follow a name, for the first words that it follows. */
  modifiers: readonly (readonly [heads: string, modifiers: string])[]
  containers: string
  preserved: string
}

/** One name of a food. Without a food it is something that the guide does not have. */
export interface FoodName {
  tokens: readonly string[]
  food: KnownFood | undefined
}

/** The same, to be looked up. */
export interface FoodNames {
  /** By their first words, the longest first. */
  byHead: ReadonlyMap<string, readonly FoodName[]>
  /** What may follow a name, by its first word; under '' what may follow any. */
  modifiers: ReadonlyMap<string, ReadonlySet<string>>
  containers: ReadonlySet<string>
  /** Jars and tins, all one; the first stands for them. */
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

/** "Roșii" → "rosii", "Coriandru (semințe)" → "coriandru": a name as addresses have it, and most foods for a slug. */
export function slugOfName(name: string): string {
  return fold(bareName(name)).replace(/[^a-z0-9]+/g, '-')
}

/** The name without what it adds in brackets. */
export function bareName(name: string): string {
  return name.replace(/ \(.*\)$/, '')
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
