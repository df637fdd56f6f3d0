import { type ItemFields, itemDefaults } from '../item/fields.ts'
import type { Item } from '../item/item.ts'
import { priceOfBoth } from '../money/price.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { keyOf } from './key-of.ts'
import { mergeItems } from './merge.ts'

type Amount = Pick<ItemFields, 'quantity' | 'unit'>
type Said = Partial<Pick<ItemFields, 'note' | 'store' | 'price'>>

/** An item to add to the list; it has a category only if a person chose one. */
export type WantedItem = Amount & Pick<ItemFields, 'name'> & Partial<Pick<ItemFields, 'category'>> & Said

/** An item to add that is already on the list and still to buy. */
export interface SameThing {
  present: Item
  added: WantedItem
  /** Both amounts together. */
  sum: Amount
  /** Note, store and price of both together, as far as they are given now. */
  said: Said
}

export interface AddingPlan {
  /** New rows. */
  add: WantedItem[]
  /** Items that were bought or not found and are wanted again; `fields` has the amount if one was given now. */
  bringBack: { present: Item; fields: Partial<ItemFields> }[]
  /** Rows that get both amounts. */
  addUp: SameThing[]
}

/**
 * Plans how items are added to a list. The same item given twice is one item if its amounts add up.
 *
 * @param items all items of the list; deleted ones are ignored
 */
export function planAdding(
  words: NameWords,
  items: Iterable<Item>,
  wanted: readonly WantedItem[],
): AddingPlan {
  return makePlanner(words, items)(wanted)
}

/** Returns `planAdding` for several calls; the list is read only once. */
export function makePlanner(
  words: NameWords,
  items: Iterable<Item>,
): (wanted: readonly WantedItem[]) => AddingPlan {
  const listed = groupByKey(
    words,
    [...items].filter(({ deleted }) => !deleted),
  )
  for (const same of listed.values()) same.sort((a, b) => b.rev - a.rev)
  return (wanted) => {
    const plan: AddingPlan = { add: [], bringBack: [], addUp: [] }
    for (const [key, things] of groupByKey(words, wanted)) {
      planSame(words, plan, { listed: listed.get(key) ?? [], things: addedUp(words, things) })
    }
    return plan
  }
}

interface OneThing {
  /** Its items on the list, the latest first. */
  listed: readonly Item[]
  things: readonly WantedItem[]
}

function planSame(words: NameWords, plan: AddingPlan, { listed, things }: OneThing): void {
  const pending = listed.filter(isPending)
  const others = listed.filter((item) => !isPending(item))
  for (const added of things) {
    const same = firstSame(words, pending, added)
    const again = same ? undefined : others.shift()
    if (same) {
      plan.addUp.push(same)
      // The next equal item is added to this sum.
      pending[pending.indexOf(same.present)] = { ...same.present, ...same.sum, ...same.said }
    } else if (again) plan.bringBack.push({ present: again, fields: wantedAgain(again, added) })
    else plan.add.push(added)
  }
}

function isPending({ completed, notFound }: Item): boolean {
  return !completed && !notFound
}

function firstSame(words: NameWords, pending: readonly Item[], added: WantedItem): SameThing | undefined {
  for (const present of pending) {
    const both = ofBoth(words, present, added)
    if (both) return { present, added, ...both }
  }
  return undefined
}

/** Merges two items; undefined if their amounts do not add up, or if their notes or stores differ. */
function ofBoth(words: NameWords, present: WantedItem, added: WantedItem) {
  const isApart = (one = '', other = '') => one !== '' && other !== '' && one !== other
  if (isApart(present.note, added.note) || isApart(present.store, added.store)) return undefined
  const { same, sum: both } = mergeItems(words, present, added)
  const sum = same && isOnlyDetail(present, added) ? amountOf(present) : both
  const price = priceOfBoth(present, added)
  const said = { ...saidOf({ ...added, price: '' }), ...(price !== (present.price ?? '') && { price }) }
  return sum && { sum, said }
}

/** True for "lapte 7,49 lei" and "la Lidl lapte": a new detail of the item, and none more of it. */
function isOnlyDetail(present: WantedItem, { quantity, unit, ...said }: WantedItem): boolean {
  const isPlain = quantity === itemDefaults.quantity && unit === itemDefaults.unit
  const { note, store, price } = { ...present, ...saidOf(said) }
  return isPlain && (note !== present.note || store !== present.store || price !== present.price)
}

function amountOf({ quantity, unit }: Amount): Amount {
  return { quantity, unit }
}

/** Returns the given details of an item, without the empty ones. */
export function saidOf({ note, store, price }: Said): Said {
  return { ...(note && { note }), ...(store && { store }), ...(price && { price }) }
}

function wantedAgain({ taker, boughtIn }: Item, added: WantedItem): Partial<ItemFields> {
  const { quantity, unit } = added
  const isGiven = quantity !== itemDefaults.quantity || unit !== itemDefaults.unit
  return {
    completed: false,
    notFound: false,
    ...(isGiven && { quantity, unit }),
    ...(taker && { taker: '', takerColor: '' }),
    ...(boughtIn && { boughtIn: '' }),
    ...saidOf(added),
  }
}

/** @param same entries of one item */
function addedUp(words: NameWords, same: readonly WantedItem[]): WantedItem[] {
  const things: WantedItem[] = []
  for (const added of same) {
    const place = things.findIndex((thing) => ofBoth(words, thing, added))
    const thing = things[place]
    const both = thing && ofBoth(words, thing, added)
    if (both) things[place] = { ...thing, ...both.sum, ...both.said }
    else things.push(added)
  }
  return things
}

function groupByKey<Thing extends { name: string }>(
  words: NameWords,
  things: Iterable<Thing>,
): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>()
  for (const thing of things) {
    const key = keyOf(words, thing.name)
    const group = groups.get(key)
    if (group) group.push(thing)
    else groups.set(key, [thing])
  }
  return groups
}
