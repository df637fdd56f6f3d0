import type { Item } from '../../domain/item/item.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import { pictureAddressNow } from './ItemPicture.tsx'
import { classOfAmount, detailsOf, initialOf, type RowPerson } from './said-texts.ts'
import { rowTexts } from './texts.ts'

/** Markup of rows, in the order of the page, by the mark that is in its place. */
export type LateRows = Map<string, string>

type AddressOf = ReturnType<typeof pictureAddressNow>

let late: LateRows | undefined

/**
 * Has marks written instead of rows from now on, so that Astro does not search, hash and copy markup that is three quarters
 * of a long page.
 *
 * @param rows receives the rows; undefined to write them in their place again
 */
export function collectRows(rows: LateRows | undefined): void {
  late = rows
}

/**
 * Returns the rows of a page from the server: exactly what React would write for `ItemRow`, in a twentieth of the time. React
 * takes them over in the browser.
 */
export function rowsMarkup(items: readonly Item[]): string {
  const addressOf = pictureAddressNow()
  const rows = items.map((item) => rowMarkup(item, addressOf)).join('')
  if (!late) return rows
  // Nobody can know it before, so that no text of an item looks like it.
  const mark = `<!--${crypto.randomUUID()}-->`
  late.set(mark, rows)
  return mark
}

function rowMarkup(item: Item, addressOf: AddressOf): string {
  const { id, completed } = item
  const name = escaped(item.name)
  const check = (completed ? rowTexts.uncheck : rowTexts.check)(name)
  return `<li class="item${completed ? ' item-completed' : ''}" data-item="${escaped(id)}"><button type="button" class="item-check" data-control="check" aria-label="${check}"></button>${openMarkup(item, name, addressOf)}<button type="button" class="icon-button item-remove" data-control="remove" aria-label="${rowTexts.remove(name)}"></button></li>`
}

/** @param name escaped */
function openMarkup(item: Item, name: string, addressOf: AddressOf): string {
  const { amount, said, label, who } = detailsOf(item)
  const picture = addressOf?.(item.name, effectiveCategory(item))
  const called = said ? `<span>${name}</span> <small class="item-said">${escaped(said)}</small>` : name
  return `<button type="button" class="item-open" data-control="open" aria-label="${escaped(label)}"><img class="item-picture"${picture ? ` src="${picture}"` : ''} alt="" width="28" height="28" loading="lazy"/><span class="item-name">${called}</span> ${who ? whoMarkup(who) : ''}${amount ? `<span class="${classOfAmount(amount)}">${escaped(amount)}</span>` : ''}</button>`
}

function whoMarkup(who: RowPerson): string {
  return `<span class="item-author" data-person="${who.color}" data-initial="${escaped(initialOf(who))}" title="${escaped(who.title)}"></span>`
}

const special = /["&'<>]/g
const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

function escaped(text: string): string {
  return text.replace(special, (character) => references[character] ?? '')
}
