import type { GroupedItems } from '../../domain/category/arrange.ts'
import type { Item } from '../../domain/item/item.ts'
import type { Vocabulary } from '../../domain/vocabulary/vocabulary.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { itemAsText } from '../../i18n/item-line.ts'

/** Above this many things to buy, the sections' names help more than they disturb. */
const mostWithoutHeadings = 12

/**
 * A list as a message: its name, the items to buy in the order of the categories, the bought items below. Headings are bold
 * in WhatsApp, and end with a colon, so that pasting the text into a list gives the same items again.
 *
 * @param vocabulary for reading the text again
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
