import { v7 } from 'uuid'
import { categoryWords } from '../../../src/domain/category/category-words.ts'
import type { Change } from '../../../src/domain/item/change.ts'
import type { ItemFields } from '../../../src/domain/item/fields.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'

type Wanted = Pick<ItemFields, 'name' | 'quantity' | 'unit'>

const largestBatch = 100
const betweenItemsMs = 7_000

/** Most things are written without an amount. */
const amounts: readonly (readonly [quantity: string, unit: string])[] = [
  ['1', 'st'],
  ['2', 'kg'],
  ['1', 'st'],
  ['500', 'g'],
  ['1', 'st'],
  ['3', 'st'],
  ['1', 'st'],
  ['1.5', 'l'],
  ['2', 'pachet'],
]

/** So many things as people write them, from all shelves in turn. */
export function realisticItems(count: number): Wanted[] {
  const names = namesFromAllShelves()
  return Array.from({ length: count }, (_, index) => {
    const [quantity = '1', unit = 'st'] = amounts[index % amounts.length] ?? []
    return { name: names[index % names.length] ?? '', quantity, unit }
  })
}

/** An item as one types it: "roșii 1.5 l", or the name alone. */
export function typed({ name, quantity, unit }: Wanted): string {
  if (unit !== 'st') return `${name} ${quantity} ${unit}`
  return quantity === '1' ? name : `${name} ${quantity}`
}

/** A list that people filled over an hour, as their pages would have sent it. */
export async function makeLongList(url: string, count: number): Promise<ListClient> {
  const list = await makeList(url, 'Cumpărături de sărbători')
  const firstMs = Date.now() - count * betweenItemsMs
  const additions = realisticItems(count).map(({ name, ...amount }, index): Change => {
    return list.add(name, amount, v7({ msecs: firstMs + index * betweenItemsMs }))
  })
  for (let start = 0; start < count; start += largestBatch) {
    await list.push(additions.slice(start, start + largestBatch))
  }
  return list
}

function namesFromAllShelves(): string[] {
  const shelves = Object.values(categoryWords).map(({ words }) => words.split(/,|\n/).flatMap(firstForm))
  const longest = Math.max(...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => shelves.flatMap((names) => names[index] ?? [])).flat()
}

/** The words give every form of a noun: `măr/mere`. */
function firstForm(forms: string): string[] {
  const name = forms.split('/')[0]?.trim() ?? ''
  return name.length > 2 ? [name] : []
}
