import type { Item } from '../../domain/item/item.ts'
import { amountText, withPlainSpaces } from '../../i18n/amount.ts'
import { shoppingTexts } from '../shopping/texts.ts'
import { recapTexts } from './texts.ts'
import type { TakenBy } from './who-took.ts'

interface Recap {
  /** Name of the list. */
  name: string
  title: string
  /** '' if nothing has a price. */
  cost: string
  bought: readonly Item[]
  took: readonly TakenBy[]
  notFound: readonly Item[]
  left: readonly Item[]
}

/** The recap as a message, without the list's link, which is also its key. */
export function recapAsText({ name, title, cost, bought, took, notFound, left }: Recap): string {
  const ofPeople = new Set(took.flatMap(({ items }) => items))
  const parts: [title: string, items: readonly Item[]][] = [
    ...took.map(({ who, items }): [string, readonly Item[]] => [who, items]),
    [shoppingTexts.inBasket, bought.filter((item) => !ofPeople.has(item))],
    [recapTexts.notFound, notFound],
    [recapTexts.left, left],
  ]
  const lines = parts.flatMap(([part, items]) =>
    items.length > 0 ? [`${part}: ${items.map(itemText).join(', ')}`] : [],
  )
  return [`*${name}:* ${title}.`, withPlainSpaces(cost), ...lines].filter(Boolean).join('\n')
}

function itemText(item: Item): string {
  return withPlainSpaces([item.name, amountText(item)].filter(Boolean).join(' '))
}
