import { fold } from '../../lib/fold.ts'
import { longestText } from '../../lib/reading-limits.ts'
import { wordSet } from '../../lib/word-set.ts'
import * as tables from '../../words/asking.ts'

const phrases = phraseSet(tables.askingPhrases)
const further = wordSet(tables.askingFurther)
const endings = phraseSet(tables.askingEndings)
/** The most words of a phrase. */
const longest = 5
const signsAround = /^[^a-z0-9]+|[^a-z0-9]+$/g

/**
 * Removes the phrases that ask for an item around it: "te rog ia 2 pâini" is "2 pâini"; '' if nothing else is said, and
 * the text itself if it is over `longestText`.
 */
export function withoutAsking(text: string): string {
  if (text.length > longestText) return text
  const words = text.split(' ')
  const keys = words.map((word) => fold(word).replace(signsAround, ''))
  const start = openingEnd(keys)
  const end = closingStart(keys, start)
  return start === 0 && end === words.length ? text : words.slice(start, end).join(' ')
}

const conditions = phraseSet(tables.conditions)

/** True if a part of a line only asks for another part: "te rog", "dacă găsești". */
export function isAskingAlone(part: string): boolean {
  return withoutAsking(part) === '' || conditions.has(fold(part))
}

/** The most words of a sentence before the verb that asks. */
export const longestReport = 9
const reporting = phraseSet(tables.reportingPhrases)
const passing = phraseSet(tables.passingPhrases)
const persons = wordSet(tables.persons)
const personEndings = wordSet(tables.personEndings)
const beforeAsked = wordSet(tables.beforeAsked)
const asked = wordSet(tables.askedActions)
const asking = wordSet(tables.askingActions)

/**
 * Returns the number of words of a sentence that passes a wish on, up to the verb that asks: "mi-a zis Ana să iau", "când vii
 * acasă ia"; 0 for any other beginning. @param keys the first words, folded
 */
export function reportLength(keys: readonly string[]): number {
  if (phraseLength(reporting, keys, 0) === 0) return personLength(keys)
  return keys.findIndex((key, place) => place > 0 && (asking.has(key) || isAsked(keys, place))) + 1
}

/** "mama a zis să iau", "mama zice că" before "trebuie", if an item follows: "lapte a zis mama să iau" is none. */
function personLength(keys: readonly string[]): number {
  if (!persons.has(keys[0] ?? '')) return 0
  const start = personEndings.has(keys[1] ?? '') ? 2 : 1
  const length = phraseLength(passing, keys, start)
  if (length === 0) return 0
  const told = keys[start + length] === 'ca' ? start + length + 1 : keys.length
  const wish = phraseLength(phrases, keys, told)
  if (wish > 0 && told + wish < keys.length) return told
  const at = keys.findIndex((key, place) => place >= start + length && !beforeAsked.has(key))
  return isAsked(keys, at) && at + 1 < keys.length ? at + 1 : 0
}

/** "să iei", "să mai iei" */
function isAsked(keys: readonly string[], at: number): boolean {
  const before = keys[at - 1] === 'mai' ? keys[at - 2] : keys[at - 1]
  return /^sa(?:-mi|-ti|-ne)?$/.test(before ?? '') && asked.has(keys[at] ?? '')
}

/** Returns the sentence before the items of a text that passes a wish on; '' if there is none. */
export function reportOf(text: string): string {
  const words = text.split(' ', longestReport)
  const keys = words.map((word) => fold(word).replace(signsAround, ''))
  return words.slice(0, reportLength(keys)).join(' ')
}

/** Returns the place behind all phrases at the beginning. */
function openingEnd(keys: readonly string[]): number {
  let at = reportLength(keys.slice(0, longestReport))
  for (;;) {
    const length = phraseLength(phrases, keys, at)
    if (length === 0 && (at === 0 || !further.has(keys[at] ?? ''))) return at
    at += Math.max(length, 1)
  }
}

/** Returns the place at which the phrases at the end begin. */
function closingStart(keys: readonly string[], start: number): number {
  for (let end = keys.length; ; ) {
    const length = lengths.find(
      (one) => end - one >= start && endings.has(keys.slice(end - one, end).join(' ')),
    )
    // A thing to buy is never a phrase of the end alone: "mersi" is a brand of nothing.
    if (length === undefined) return end
    end -= length
  }
}

const lengths = [3, 2, 1]

function phraseLength(known: ReadonlySet<string>, keys: readonly string[], at: number): number {
  for (let length = Math.min(longest, keys.length - at); length > 0; length--) {
    if (known.has(keys.slice(at, at + length).join(' '))) return length
  }
  return 0
}

function phraseSet(table: string): ReadonlySet<string> {
  return new Set(table.split(', '))
}
