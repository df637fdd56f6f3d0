import type { ItemAmount } from '../item/amount.ts'
import type { ItemWish } from '../item/change.ts'
import { itemDefaults } from '../item/fields.ts'
import { differs, type Item } from '../item/item.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import type { Command } from './read-commands.ts'

/** The wishes that carry out commands. */
export interface Obeying {
  wishes: ItemWish[]
  /** Names of commands for which the list has no item. */
  missing: string[]
}

/**
 * Returns the wishes that carry out commands on a list. An item to buy is preferred to a bought one. If no item has the name,
 * the only one whose name begins with it is meant: "laptele" is "lapte Zuzu".
 */
export function obey(words: NameWords, items: Iterable<Item>, commands: readonly Command[]): Obeying {
  const known = [...items].filter(({ deleted }) => !deleted).sort((a, b) => rank(a) - rank(b))
  const obeying: Obeying = { wishes: [], missing: [] }
  for (const command of commands) {
    const item = itemOf(words, known, command)
    if (item) obeying.wishes.push(...wishesFor(item, command))
    else obeying.missing.push(command.name)
  }
  return obeying
}

function rank({ completed, notFound }: Item): number {
  return Number(completed) * 2 + Number(notFound)
}

function itemOf(words: NameWords, known: readonly Item[], command: Command): Item | undefined {
  const key = keyOf(words, command.name)
  const same = known.find(({ name }) => keyOf(words, name) === key)
  if (same) return same
  const longer = known.filter((item) => !item.completed && keyOf(words, item.name).startsWith(`${key} `))
  return longer.length === 1 ? longer[0] : undefined
}

function wishesFor(item: Item, command: Command): ItemWish[] {
  if (command.kind === 'remove') return [{ kind: 'remove', itemId: item.id }]
  const fields = command.kind === 'set' ? amountFor(item, command) : { completed: true, notFound: false }
  return differs(item, fields) ? [{ kind: 'set', itemId: item.id, fields }] : []
}

/** An amount without a unit keeps that of the item: "laptele la trei" is 3 l if 2 l were wanted. */
function amountFor(item: Item, { quantity, unit }: ItemAmount) {
  return { quantity, unit: unit === itemDefaults.unit ? item.unit : unit }
}
