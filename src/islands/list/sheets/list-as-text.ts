import type { GroupedItems } from '../../../domain/category/arrange.ts'
import { itemDefaults } from '../../../domain/item/fields.ts'
import type { Item } from '../../../domain/item/item.ts'
import { formatQuantity, unitLabel } from '../../../domain/item/shown-amount.ts'
import { inLei } from '../../../domain/money/lei-text.ts'
import { parseItems } from '../../../domain/text/parse.ts'
import type { Vocabulary } from '../../../domain/vocabulary/vocabulary.ts'
import { categoryLabels } from '../../../i18n/categories.ts'
import { amountText, plainText } from '../../../i18n/list/amount.ts'

/** Above this many things to buy, the sections' names help more than they disturb. */
const mostWithoutHeadings = 12

/**
 * A list as a message: its name, what is to buy in the order of the categories, what is bought below. Headings are bold in
 * WhatsApp, and end with a colon; so the text, pasted into a list, gives the same items again.
 *
 * @param vocabulary what the texts are read by
 */
export function listAsText(
  vocabulary: Vocabulary,
  name: string,
  { pending, notFound, completed }: GroupedItems,
): string {
  const wanted = (item: Item) => `• ${itemAsText(vocabulary, item)}`
  const isLong = pending.reduce((sum, { items }) => sum + items.length, 0) > mostWithoutHeadings
  const groups = pending.map(({ category, items }) => [
    ...(isLong ? [heading(categoryLabels[category])] : []),
    ...items.map(wanted),
  ])
  const blocks = [
    [heading(name)],
    ...(isLong ? groups : [groups.flat()]),
    notFound.map(wanted),
    completed.map((item) => `✓ ${itemAsText(vocabulary, item)}`),
  ]
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

function heading(text: string): string {
  return `*${text}:*`
}

/** The most natural spelling that is read as the same item, else the name with its amount behind it. */
function itemAsText(vocabulary: Vocabulary, item: Item): string {
  const said = saidOf(item)
  const spelled = spellingsOf(item).map((text) => `${text}${said}`)
  return (
    spelled.find((text) => readsAs(vocabulary, text, item)) ??
    `${item.name} ${amountOf(item) ?? ''}`.trim() + said
  )
}

/** ' 7,49 lei (Lidl) (notă: cel cu capac verde)' */
function saidOf({ price, store, note }: Item): string {
  return [price && ` ${plainText(inLei(price))}`, store && ` (${store})`, note && ` (notă: ${note})`]
    .filter(Boolean)
    .join('')
}

/** 'lapte' · '1 pâine 500 g' · '10 ouă' · '2 kg cartofi' · '2 mosoare de ață' */
function spellingsOf(item: Item): string[] {
  const { name, quantity, unit } = item
  const amount = amountOf(item)
  if (!amount) return [name, `1 ${name}`]
  const measured = [`${amount} ${name}`, `${amount} de ${name}`]
  return unit === itemDefaults.unit ? [`${formatQuantity(quantity)} ${name}`, ...measured] : measured
}

function amountOf(item: Item): string | undefined {
  const amount = amountText(item)
  return amount && plainText(amount)
}

function readsAs(vocabulary: Vocabulary, text: string, item: Item): boolean {
  const { items } = parseItems(vocabulary, text, item.store ? [item.store] : [])
  const [read] = items
  return (
    items.length === 1 &&
    read?.name === item.name &&
    read.quantity === item.quantity &&
    isSameUnit(read.unit, item.unit)
  )
}

/** Pieces are pieces, said or not. */
function isSameUnit(one: string, other: string): boolean {
  return unitLabel(one) === unitLabel(other)
}
