import { type ItemFields, itemDefaults } from '../domain/item/fields.ts'
import { isMeasure } from '../domain/item/measures.ts'
import { formatQuantity, unitLabel } from '../domain/item/shown-amount.ts'
import { inLei } from '../domain/money/lei-text.ts'
import { parseItems } from '../domain/text/parse.ts'
import type { Vocabulary } from '../domain/vocabulary/vocabulary.ts'
import { amountText, withPlainSpaces } from './amount.ts'

type Amount = Pick<ItemFields, 'name' | 'quantity' | 'unit'>
type Said = Amount & Pick<ItemFields, 'note' | 'store' | 'price'>

/** An item on one line, for example '2 l lapte', without its details. */
export function itemAsLine(vocabulary: Vocabulary, item: Amount): string {
  return itemAsText(vocabulary, { ...item, note: '', store: '', price: '' })
}

/** The most natural spelling that is read as the same item, else the name with its amount behind it. */
export function itemAsText(vocabulary: Vocabulary, item: Said): string {
  const said = saidOf(item)
  const spelled = spellingsOf(item).map((text) => `${text}${said}`)
  return (
    spelled.find((text) => readsAs(vocabulary, text, item)) ??
    `${item.name} ${amountOf(item) ?? ''}`.trim() + said
  )
}

/** ' 7,49 lei (Lidl) (notă: cel cu capac verde)'; behind several pieces ' 2 lei bucata'. */
function saidOf({ price, store, note, quantity, unit }: Said): string {
  const each = quantity === itemDefaults.quantity || isMeasure(unit) ? '' : ' bucata'
  return [
    price && ` ${withPlainSpaces(inLei(price))}${each}`,
    store && ` (${store})`,
    note && ` (notă: ${note})`,
  ]
    .filter(Boolean)
    .join('')
}

/** 'lapte' · '1 pâine 500 g' · '10 ouă' · '2 kg cartofi' · '2 mosoare de ață' */
function spellingsOf(item: Said): string[] {
  const { name, quantity, unit } = item
  const amount = amountOf(item)
  if (!amount) return [name, `1 ${name}`]
  const measured = [`${amount} ${name}`, `${amount} de ${name}`]
  return unit === itemDefaults.unit ? [`${formatQuantity(quantity)} ${name}`, ...measured] : measured
}

function amountOf(item: Said): string | undefined {
  const amount = amountText(item)
  return amount && withPlainSpaces(amount)
}

function readsAs(vocabulary: Vocabulary, text: string, item: Said): boolean {
  const { items } = parseItems(vocabulary, text, item.store ? [item.store] : [])
  const [read] = items
  return (
    items.length === 1 &&
    read?.name === item.name &&
    read.quantity === item.quantity &&
    isSameUnit(read.unit, item.unit)
  )
}

/** Pieces are the same unit whether written or not. */
function isSameUnit(one: string, other: string): boolean {
  return unitLabel(one) === unitLabel(other)
}
