import { categoryKeys } from '../item/fields.ts'
import { cleanText, nameProblem, priceProblem } from '../lib/check.ts'
import { readOwnTemplate } from './own-template.ts'
import { readWeekly } from './weekly.ts'

/** Keys of a list's options; some exist once for each store (`storeKey`) or item name (`keyOf`). */
export type OptionKey =
  | 'budget'
  | 'voucherDay'
  | 'color'
  | `aisles/${string}`
  | `learnedFrom/${string}`
  | `vouchers/${string}`
  | `weekly/${string}`
  | `template/${string}`

/** An option with its value, '' for none, and the list's revision at which it was set. */
export interface StampedOption {
  key: string
  value: string
  rev: number
}

/** All options of a list, each key once, shared by everybody who has its link. */
export type ListOptions = readonly StampedOption[]

/** More than any family needs for stores, voucher exceptions, weekly items and templates together. */
export const optionsPerList = 200

/** At most this many, because all options of a list are sent together. */
export const templatesPerList = 12

const keyMaxLength = 100
/** In code units: the longest value is a template. */
const valueMaxLength = 8_000

/** The options that a list has once, and those that it has for each store or item name. */
const single = new Map([
  /** Budget of a shopping trip, and the sum that meal vouchers may pay in a day, in bani. */
  ['budget', isPrice],
  ['voucherDay', isPrice],
  /** Colour of the list in calendar programs, '#RRGGBB' or '#RRGGBBAA'. */
  ['color', isColor],
])
const perName = new Map([
  /** The order of categories that was set by hand, and the moment since which the order is learned, in ms since 1970. */
  ['aisles', isOrder],
  ['learnedFrom', isMoment],
  /** 'yes' or 'no': meal vouchers pay for the item, or not. */
  ['vouchers', isAnswer],
  /** Day of the week on which an item is added to the list. */
  ['weekly', isWeekly],
  /** Items of a template of the list. */
  ['template', isOwnTemplate],
])

/** Reads an option from the network, cleaned; undefined for an invalid one. */
export function readOption(key: unknown, value: unknown): { key: OptionKey; value: string } | undefined {
  if (typeof key !== 'string' || typeof value !== 'string' || !isKey(key)) return undefined
  if (value.length > valueMaxLength) return undefined
  const [kind = '', ...about] = key.split('/')
  const check = (about.length === 0 ? single : perName).get(kind)
  return check && (value === '' || check(value)) ? { key: key as OptionKey, value } : undefined
}

/** True if a list with these options can have this one, too. */
export function hasRoomFor(saved: ListOptions, { key, value }: { key: string; value: string }): boolean {
  const others = saved.filter((option) => option.key !== key)
  const templates = others.filter((option) => isTemplate(option.key) && option.value !== '')
  if (isTemplate(key) && value !== '' && templates.length >= templatesPerList) return false
  return others.length < optionsPerList
}

function isTemplate(key: string): boolean {
  return key.startsWith('template/')
}

function isColor(value: string): boolean {
  return /^#(?:[\dA-F]{6}|[\dA-F]{8})$/i.test(value)
}

/** True for a kind alone, or a kind and the name of its subject, in its one valid spelling. */
function isKey(key: string): boolean {
  if (key.length > keyMaxLength) return false
  const [, about, ...more] = key.split('/')
  const isClean = about === undefined || (cleanText(about) === about && nameProblem(about) === undefined)
  return isClean && more.length === 0
}

function isPrice(value: string): boolean {
  return priceProblem(value) === undefined
}

function isMoment(value: string): boolean {
  return /^\d{1,15}$/.test(value)
}

function isWeekly(value: string): boolean {
  return readWeekly(value) !== undefined
}

function isOwnTemplate(value: string): boolean {
  return readOwnTemplate(value) !== undefined
}

function isAnswer(value: string): boolean {
  return value === 'yes' || value === 'no'
}

/** Categories, each once, with commas between. */
function isOrder(value: string): boolean {
  const keys = value.split(',')
  const known: readonly string[] = categoryKeys
  return keys.length === new Set(keys).size && keys.every((key) => known.includes(key))
}
