import { makeItemIds } from '../../../src/device/make-id.ts'
import { categoryWords } from '../../../src/domain/category/category-words.ts'
import type { Change } from '../../../src/domain/item/change.ts'
import type { ItemFields } from '../../../src/domain/item/fields.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'

type Wanted = Pick<ItemFields, 'name' | 'quantity' | 'unit'>

const largestBatch = 100

/** The amounts of items, in turn; most are one piece, which people do not write. */
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

/** Returns this many items as people write them, from all categories in turn. */
export function realisticItems(count: number): Wanted[] {
  const names = namesFromAllShelves()
  return Array.from({ length: count }, (_, index) => {
    const [quantity = '1', unit = 'st'] = amounts[index % amounts.length] ?? []
    return { name: names[index % names.length] ?? '', quantity, unit }
  })
}

/** Returns an item as a person types it: "roșii 1.5 l", or only the name. */
export function typed({ name, quantity, unit }: Wanted): string {
  if (unit !== 'st') return `${name} ${quantity} ${unit}`
  return quantity === '1' ? name : `${name} ${quantity}`
}

/** Makes a list of this many items, with changes like those of one page. */
export async function makeLongList(url: string, count: number): Promise<ListClient> {
  const list = await makeList(url, 'Cumpărături de sărbători')
  await addItems(list, count)
  return list
}

/** Adds this many items to a list, with changes like those of one page. */
export async function addItems(list: ListClient, count: number): Promise<void> {
  const newItemId = makeItemIds()
  const additions = realisticItems(count).map(
    ({ name, ...amount }): Change => list.add(name, amount, newItemId()),
  )
  for (let start = 0; start < count; start += largestBatch) {
    await list.push(additions.slice(start, start + largestBatch))
  }
}

function namesFromAllShelves(): string[] {
  const shelves = Object.values(categoryWords).map(({ words }) => words.split(/,|\n/).flatMap(firstForm))
  const longest = Math.max(...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => shelves.flatMap((names) => names[index] ?? [])).flat()
}

/** Returns the first form of a word, because the tables have all forms of a noun: `măr/mere`. */
function firstForm(forms: string): string[] {
  const name = forms.split('/')[0]?.trim() ?? ''
  return name.length > 2 ? [name] : []
}
