import { readStores } from '../vocabulary/stores.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { isAmount, isThing, type TextWord, textWords } from './text-words.ts'

/** Finds a store by the words that it is said by (`storeKey`), and by whether "de la" stands before them. */
export type FindStore = (key: string, isBehindDeLa: boolean) => string | undefined

/** A store, and the text without it. */
export interface SaidStore {
  store: string
  rest: string
}

/** The most words that a store's name is read from. */
const longestName = 8

/** The words in which a text names the store that it begins with: "de la", its kind and its name. */
const leadingWords = 2 + 2 * longestName

/** In code units: a store has up to 30 characters, and signs and an emoji stand around it. */
const longestHeading = 100

const signsBefore = /^[-–—:,; ]+/
const headingSigns = /^[*_\s]+|[:*_\s]+$/g
/** What tells quickly that a text names no store. */
const mayLead = /^(?:la|din|de la) |:| [-–—] /i
const colonAttached = /:(?=\S)/
const mayHaveStore = / (?:la|din|[-–—]) |\)$/i
/** What joins a store to the thing: "lapte - Lidl". */
const dashBehind = /[-–—:, ]+$/

/**
 * Finds the known stores and a list's own; of a store that is both, the list's spelling counts. One that is called like a food
 * ("Mere", "Carne proaspătă") is meant only behind "de la": elsewhere it is the food ("suc din mere", "Mere: 2 kg").
 *
 * @param ownStores compared without capitals and diacritics; of two spellings the first one counts
 */
export function storeFinder(words: ItemWords, ownStores: readonly string[]): FindStore {
  const known = words.stores
  const own = readStores(
    ownStores
      .filter(isThing)
      .map((name) => [name])
      .reverse(),
  )
  return (key, isBehindDeLa) => {
    const store = own.get(key)
    const isMeant = store !== undefined && (isBehindDeLa || known.has(key) || !isFood(words, key))
    return isMeant ? store : known.get(key)
  }
}

/** Whether every word of a store's key is that of a food or of what one is like. */
function isFood({ productHeads, adjectives, describingQualities }: ItemWords, key: string): boolean {
  const names = key.split(' ')
  return (
    names.some((word) => productHeads.has(word)) &&
    names.every((word) => [productHeads, adjectives, describingQualities].some((known) => known.has(word)))
  )
}

/** The store of a heading, as "Lidl:", "*La Lidl:*" or "🛒 Piață:" is one. */
export function storeOfHeading(find: FindStore, line: string): string | undefined {
  if (line.length > longestHeading) return undefined
  const words = textWords(line.replace(headingSigns, '')).filter(({ key }) => key !== '')
  return storeAlone(find, words)
}

/** The store that a text begins with: "la Lidl lapte", "Lidl: lapte", "Lidl - lapte"; undefined if nothing follows it. */
export function leadingStore(find: FindStore, typed: string): SaidStore | undefined {
  if (!mayLead.test(typed)) return undefined
  const text = typed.replace(colonAttached, ': ')
  const words = textWords(text, leadingWords)
  const at = behindPreposition(words, 0)
  const found = storeAt(find, words, at)
  const last = found && words[found.next - 1]
  if (!found || !last) return undefined
  const rest = text.slice(last.end)
  const isSet = at > 0 || text.charAt(last.end - 1) === ':' || /^ [-–—] /.test(rest)
  const bare = rest.replace(signsBefore, '')
  return isSet && isThing(bare) ? { store: found.store, rest: bare } : undefined
}

/** The store that a text is, with a preposition: "de la Lidl". */
export function storeOf(find: FindStore, text: string): string | undefined {
  if (!mayLead.test(text)) return undefined
  const words = textWords(text)
  return behindPreposition(words, 0) > 0 ? storeAlone(find, words) : undefined
}

/** The store behind a thing: "roșii de la piață", "roșii de la piață 2 kg", "lapte (Lidl)", "lapte - Lidl". */
export function storeBehind(find: FindStore, text: string): SaidStore | undefined {
  return mayHaveStore.test(text) ? (inBrackets(find, text) ?? behindThing(find, text)) : undefined
}

function inBrackets(find: FindStore, text: string): SaidStore | undefined {
  const open = text.lastIndexOf(' (')
  if (open < 0 || !text.endsWith(')')) return undefined
  const store = storeAlone(find, textWords(text.slice(open + 2, -1)))
  const rest = text.slice(0, open)
  return store && isThing(rest) ? { store, rest } : undefined
}

function behindThing(find: FindStore, text: string): SaidStore | undefined {
  const words = textWords(text)
  for (let at = 1; at < words.length; at++) {
    const named = behindPreposition(words, at)
    const start = words[at]
    const isWithin = start?.key === 'la' && ['de', 'ca'].includes(words[at - 1]?.key ?? '')
    if (!start || isWithin || (named === at && !isBehindDash(text, start))) continue
    const found = storeAt(find, words, named)
    const end = found && words[found.next - 1]?.end
    if (!found || end === undefined) continue
    const before = text.slice(0, start.start).replace(dashBehind, '')
    const after = text.slice(end).trim()
    if (isThing(before) && (after === '' || isAmount(after))) {
      return { store: found.store, rest: `${before} ${after}`.trim() }
    }
  }
  return undefined
}

function isBehindDash(text: string, { start }: TextWord): boolean {
  return / [-–—] $/.test(text.slice(0, start))
}

function storeAlone(find: FindStore, words: readonly TextWord[]): string | undefined {
  const found = storeAt(find, words, behindPreposition(words, 0))
  return found?.next === words.length ? found.store : undefined
}

/** The longest name of a store that begins at a word; a chain behind its kind is meant by both ("farmacia Catena"). */
function storeAt(find: FindStore, words: readonly TextWord[], at: number) {
  const found = nameAt(find, words, at)
  const named = found && isKind(found.store) ? nameAt(find, words, found.next) : undefined
  return named && !isKind(named.store) ? named : found
}

/** Kinds of stores are written in small letters, like "dm", which has nothing behind it. */
function isKind(store: string): boolean {
  return store.length > 2 && store === store.toLowerCase()
}

function nameAt(find: FindStore, words: readonly TextWord[], at: number) {
  for (let next = Math.min(words.length, at + longestName); next > at; next--) {
    const keys = words.slice(at, next).map(({ key }) => key)
    const store = find(keys.join(' '), isBehindDeLa(words, at))
    if (store !== undefined) return { store, next }
  }
  return undefined
}

function isBehindDeLa(words: readonly TextWord[], at: number): boolean {
  return words[at - 1]?.key === 'la' && words[at - 2]?.key === 'de'
}

/** The place behind "la", "de la" or "din"; the place itself if none stands there. */
function behindPreposition(words: readonly TextWord[], at: number): number {
  const [first, second] = [words[at]?.key, words[at + 1]?.key]
  if (first === 'de' && second === 'la') return at + 2
  return first === 'la' || first === 'din' ? at + 1 : at
}
