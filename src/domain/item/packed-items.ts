import { personColors } from '../list/person.ts'
import { categoryKeys, type Item, itemDefaults } from './item.ts'

/**
 * Items as one text, a line each, fields by tabs, what says nothing left out: a page that shows a long list carries it a
 * second time for its script, and a thousand records spelled out weigh more than all of their rows. No text of an item
 * holds a tab or a line break (`cleanText`).
 */
export function packItems(items: readonly Item[]): string {
  return items.map(packed).join('\n')
}

/** The items of a text that `packItems` made. */
export function unpackItems(text: string): Item[] {
  return text === '' ? [] : text.split('\n').map(unpacked)
}

const flags = { completed: 'c', notFound: 'n', deleted: 'd' } as const

function packed(item: Item): string {
  const { id, rev, name, quantity, unit, category, author, authorColor } = item
  const amount = [quantity === itemDefaults.quantity ? '' : quantity, unit === itemDefaults.unit ? '' : unit]
  const said = (['completed', 'notFound', 'deleted'] as const).filter((flag) => item[flag])
  const state = said.map((flag) => flags[flag]).join('')
  return [id, rev, name, ...amount, state, category, author, authorColor].join('\t').replace(/\t+$/, '')
}

function unpacked(line: string): Item {
  const [id = '', rev, name = '', quantity, unit, state = '', category, author = '', color] = line.split('\t')
  return {
    id,
    rev: Number(rev),
    name,
    quantity: quantity || itemDefaults.quantity,
    unit: unit || itemDefaults.unit,
    completed: state.includes(flags.completed),
    notFound: state.includes(flags.notFound),
    deleted: state.includes(flags.deleted),
    category: categoryKeys.find((key) => key === category) ?? '',
    author,
    authorColor: personColors.find((known) => known === color) ?? '',
  }
}
