import { createHash } from 'node:crypto'
import { isUuid } from '../../domain/lib/uuid.ts'

/** Maps the names of the tasks of one list, which programs choose, to the ids of its items and back. */
export interface TaskNames {
  /** Returns the item id for the name that a program has given a task. */
  idOf: (name: string) => string
  /**
   * Returns the name that the program gave the task; the id itself if no program named it or its name cannot be restored.
   */
  nameOf: (itemId: string) => string
}

/**
 * The hexadecimal digit at the version of a UUID encodes the kind of name that an id was made from; ids of the site itself
 * have 4, 7 and 8. The name is decoded from the id, so nothing has to be stored: programs name tasks by UUIDs, in lower or
 * upper case, or by numbers (Tasks.org).
 */
const lowerKinds: Readonly<Record<string, string>> = { '1': '9', '4': 'a', '5': 'b', '7': 'c' }
const upperKinds: Readonly<Record<string, string>> = { '1': 'd', '4': 'e', '5': 'f' }
const versionsOfLower = swapped(lowerKinds)
const versionsOfUpper = swapped(upperKinds)

const upperUuid = /^[\dA-F]{8}-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{4}-[\dA-F]{12}$/
const wholeNumber = /^[1-9]\d{0,18}$/

const versionPlace = 12
const numberDigits = 16

/**
 * Ids are valid for one list: a program that moves a task to another list keeps its name, and the id of a deleted item
 * cannot be used in another list.
 *
 * @param hasItem true if an item of the list has this id
 */
export function taskNames(listId: string, hasItem: (id: string) => boolean): TaskNames {
  const mask = hashOf(listId, 'mask')
  const nameOf = (itemId: string) => {
    const digits = itemId.replaceAll('-', '')
    const kind = digits.charAt(versionPlace)
    const [lower, upper] = [versionsOfLower[kind], versionsOfUpper[kind]]
    if (lower) return shaped(withKind(xored(digits, mask), lower))
    if (upper) return shaped(withKind(xored(digits, mask), upper)).toUpperCase()
    return numberIn(digits, mask) ?? itemId
  }
  return {
    nameOf,
    idOf: (name) =>
      isUuid(name) && hasItem(name) && nameOf(name) === name ? name : madeOf(listId, mask, name),
  }
}

/** Returns the id of a further item in a task's text: the same each time. */
export function idOfMore(itemId: string, text: string, place: number): string {
  return shaped(withKind(hashOf(itemId, `${place}\n${text}`), '8'))
}

function madeOf(listId: string, mask: string, name: string): string {
  const digits = name.replaceAll('-', '').toLowerCase()
  const version = digits.charAt(versionPlace)
  const kind = isUuid(name) ? lowerKinds[version] : upperUuid.test(name) ? upperKinds[version] : undefined
  if (kind) return shaped(withKind(xored(digits, mask), kind))
  if (wholeNumber.test(name)) return shaped(ofNumber(BigInt(name), mask))
  return shaped(withKind(hashOf(listId, name), '8'))
}

/** The digits of the number come last, after a prefix that no other id of the list has. */
function ofNumber(number: bigint, mask: string): string {
  const digits = number.toString(16).padStart(numberDigits, '0')
  return beginningOfNumbers(mask) + xored(digits, mask.slice(numberDigits))
}

function numberIn(digits: string, mask: string): string | undefined {
  if (!digits.startsWith(beginningOfNumbers(mask))) return undefined
  const name = BigInt(`0x${xored(digits.slice(numberDigits), mask.slice(numberDigits))}`).toString()
  return wholeNumber.test(name) ? name : undefined
}

function beginningOfNumbers(mask: string): string {
  return withKind(mask, '8').slice(0, numberDigits)
}

function hashOf(first: string, second: string): string {
  return createHash('sha256').update(first).update('\n').update(second).digest('hex').slice(0, 32)
}

function xored(digits: string, mask: string): string {
  const both = BigInt(`0x${digits}`) ^ BigInt(`0x${mask}`)
  return both.toString(16).padStart(digits.length, '0')
}

function withKind(digits: string, kind: string): string {
  return digits.slice(0, versionPlace) + kind + digits.slice(versionPlace + 1)
}

function shaped(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function swapped(pairs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(pairs).map(([one, other]) => [other, one]))
}
