import { categoryKeys } from '../item/fields.ts'
import { cleanText, nameProblem, priceProblem } from '../lib/check.ts'
import { readOwnTemplate } from './own-template.ts'
import { readWeekly } from './weekly.ts'

/** What a list can be told beside its name; some of it once for each store (`storeKey`) or thing (`keyOf`). */
export type OptionKey =
  | 'budget'
  | 'voucherDay'
  | `aisles/${string}`
  | `learnedFrom/${string}`
  | `vouchers/${string}`
  | `weekly/${string}`
  | `template/${string}`

/** What an option says, '' for nothing, and the list's revision at which that was said. */
export interface StampedOption {
  key: string
  value: string
  rev: number
}

/** All that a list was told beside its name, each key once, for everybody who holds its link. */
export type ListOptions = readonly StampedOption[]

/** More of them than any family has stores, things that vouchers pay for against the rule, things of every week, and templates. */
export const optionsPerList = 200

/** At once. All that a list was told travels together. */
export const templatesPerList = 12

const keyMaxLength = 100
/** In code units: the longest that says anything is a template. */
const valueMaxLength = 8_000

/** The options of which a list has one, and those of which it has one for each store or thing. */
const single = new Map([
  /** What a shop may cost, and what may be paid by meal vouchers in a day, in bani. */
  ['budget', isPrice],
  ['voucherDay', isPrice],
])
const perName = new Map([
  /** The order of categories that somebody set by hand, and when what was learned before was forgotten, in ms since 1970. */
  ['aisles', isOrder],
  ['learnedFrom', isMoment],
  /** Whether meal vouchers pay for a thing. */
  ['vouchers', isAnswer],
  /** On which day of the week a thing comes onto the list. */
  ['weekly', isWeekly],
  /** The things of a template of the list's own. */
  ['template', isOwnTemplate],
])

/** Reads an option that came over the wire, cleaned; undefined for what no list can be told. */
export function readOption(key: unknown, value: unknown): { key: OptionKey; value: string } | undefined {
  if (typeof key !== 'string' || typeof value !== 'string' || !isKey(key)) return undefined
  if (value.length > valueMaxLength) return undefined
  const [kind = '', ...about] = key.split('/')
  const check = (about.length === 0 ? single : perName).get(kind)
  return check && (value === '' || check(value)) ? { key: key as OptionKey, value } : undefined
}

/** Whether a list that was told all of these can be told this, too. */
export function hasRoomFor(told: ListOptions, { key, value }: { key: string; value: string }): boolean {
  const others = told.filter((option) => option.key !== key)
  const templates = others.filter((option) => isTemplate(option.key) && option.value !== '')
  if (isTemplate(key) && value !== '' && templates.length >= templatesPerList) return false
  return others.length < optionsPerList
}

function isTemplate(key: string): boolean {
  return key.startsWith('template/')
}

/** A kind alone, or a kind and the name of what it is about, in their one spelling. */
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
