import { isNameText, letters } from './characters.ts'
import { normalized } from './normalized.ts'

export type NameProblem = 'name-length' | 'name-forbidden' | 'name-characters'

export const nameMaxLength = 100
export const noteMaxLength = 200

/** The longest name of a store, in characters. */
export const storeMaxLength = 30
const quantityMaxLength = 20
const unitMaxLength = 20

const zeroWidth = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
// The C1 "next line" is the one white space of Unicode that `\s` leaves out.
const whiteSpace = /[\s\u0085]+/g
const cedillas = /[şŞţŢ]/g
const commaBelow: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }

/** Markup and addresses that can run as code; refused although text is only ever shown as text. */
const forbidden = /<\s*\/?\s*script|\b(?:javascript|vbscript|data)\s*:|\bon\w+\s*=/i

const priceShape = /^[1-9]\d{0,6}$/
const quantityShape = /^(?:\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?|[1-9]\d{0,3}x(?:[1-9]\d*|\d+\.\d*[1-9]\d*))$/

/** One line of text in the form it is stored and compared in: NFC, ș ț with comma below, single spaces. */
export function cleanText(text: string): string {
  return normalized(normalized(text, 'NFC').replace(zeroWidth, ''), 'NFC')
    .replace(cedillas, (letter) => commaBelow[letter] ?? letter)
    .replace(whiteSpace, ' ')
    .trim()
}

/**
 * Returns the reason for which a text cannot be an item's name; undefined if it can.
 *
 * 1–100 characters (code points); no script tag, `javascript:`, `data:`, `vbscript:` or inline handler; Latin letters,
 * digits, emoji and the signs of the name table.
 */
export function nameProblem(name: string): NameProblem | undefined {
  if (name.trim() === '' || isLonger(name, nameMaxLength)) return 'name-length'
  if (isForbidden(name)) return 'name-forbidden'
  return isNameText(name) ? undefined : 'name-characters'
}

export function isForbidden(text: string): boolean {
  return forbidden.test(text)
}

/** True if a text has more than `most` characters, counted in code points, so that an emoji counts once. */
export function isLonger(text: string, most: number): boolean {
  return text.length > 2 * most || (text.length > most && Array.from(text).length > most)
}

/** Checks a note: up to 200 characters (code points) of those that a name may contain; '' for none. */
export function noteProblem(note: string): 'note' | undefined {
  const isNote = !isLonger(note, noteMaxLength) && !isForbidden(note) && (note === '' || isNameText(note))
  return isNote ? undefined : 'note'
}

/** Checks a price in bani, up to seven digits ('749'); '' for none. */
export function priceProblem(price: string): 'price' | undefined {
  return price === '' || priceShape.test(price) ? undefined : 'price'
}

/** Checks a quantity: a positive number with a dot ('1', '0.25'), a range ('2-3') or a pack ('6x2'), 1–20 characters. */
export function quantityProblem(quantity: string): 'quantity' | undefined {
  const isShaped = quantity.length <= quantityMaxLength && quantityShape.test(quantity)
  return isShaped && Number.parseFloat(quantity) > 0 ? undefined : 'quantity'
}

/** Checks a unit: letters, dots, hyphens and spaces, 1–20 characters. */
export function unitProblem(unit: string): 'unit' | undefined {
  const isSpelled = !isLonger(unit, unitMaxLength) && unit.trim() !== '' && isUnitText(unit)
  return isSpelled ? undefined : 'unit'
}

const unitText = new RegExp(`^[${letters}. -]+$`, 'u')

/** True if a unit may contain these characters. */
function isUnitText(text: string): boolean {
  return unitText.test(text)
}
