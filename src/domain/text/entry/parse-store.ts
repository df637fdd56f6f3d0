import { wordSet } from '../../lib/word-set.ts'
import { readStores } from '../../vocabulary/store-finder.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { type TextWord, textWords } from '../tokens/text-words.ts'
import { isAmount, isThing } from './parse-measure.ts'

/** Finds a store by its key (`storeKey`), and by whether "de la" precedes it. */
export type FindStore = (key: string, isBehindDeLa: boolean) => string | undefined

/** A store, and the text without it. */
export interface SaidStore {
  store: string
  rest: string
}

/** The most words of a store's name. */
const longestName = 8

/** The most words in which a text names the store at its beginning: "de la", its kind and its name. */
const leadingWords = 2 + 2 * longestName

/** In code units: a store has up to 30 characters, with signs and an emoji around it. */
const longestHeading = 100

const signsBefore = /^[-–—:,; ]+/
const headingSigns = /^[*_\s]+|[:*_\s]+$/g
/** Quick test: without a match, the text begins with no store. */
const mayLead = /^(?:la|din|de la) |:| [-–—] /i
const colonAttached = /:(?=\S)/
const mayHaveStore = / (?:la|din|[-–—]) |\)$/i
/** Signs that join a store to the item: "lapte - Lidl". */
const dashBehind = /[-–—:, ]+$/

/**
 * Finds the known stores and a list's own; if a store is both, the list's spelling is used. A store with the name of a food
 * ("Mere", "Carne proaspătă") is only found behind "de la": elsewhere it is the food ("suc din mere", "Mere: 2 kg").
 *
 * @param ownStores compared without capitals and diacritics; of two spellings the first one is used
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

/** True if every word of a store's key names a food or a quality of one. */
function isFood({ productHeads, adjectives, describingQualities }: ItemWords, key: string): boolean {
  const names = key.split(' ')
  return (
    names.some((word) => productHeads.has(word)) &&
    names.every((word) => [productHeads, adjectives, describingQualities].some((known) => known.has(word)))
  )
}

/** Words of a heading around its store: "Lista Kaufland", "De luat de la Lidl". Folded. */
const headingWords = wordSet(
  'si apoi lista cumparaturi cumparaturile necesar de luat cumparat pentru azi maine weekend luni marti miercuri joi vineri ' +
    'sambata duminica',
)

/** "Lista Kaufland 12.03" */
const date = /^\d{1,2}(?:[ ./-]\d{1,4}){1,2}$/

/** Words of a heading that is a sentence with a store: "când treci pe la Lidl:", not "lapte de la Lidl:". Folded. */
const tellsWhere = wordSet(
  'pentru pt ptr cand daca luat cumparat lista ia iei treci trece treceti mergi mergeti ajungi ajungeti',
)

/** Words of a heading whose store is not, or not alone, the one of its things. Folded. */
const doubting = wordSet('nu sau deja')

/** Returns the store of a heading such as "Lidl:", "*La Lidl:*", "🛒 Piață:" or "De luat de la Lidl:". */
export function storeOfHeading(find: FindStore, line: string): string | undefined {
  if (line.length > longestHeading) return undefined
  return storeOfLine(find, line) ?? (isSentence(line) ? storeWithin(find, line) : undefined)
}

function isSentence(line: string): boolean {
  const keys = textWords(line).map(({ key }) => key)
  return keys.some((key) => tellsWhere.has(key)) && !keys.some((key) => doubting.has(key))
}

/** Returns the store of a line that names nothing else: "LIDL", "De la piață", "Cumpărături Lidl". */
export function storeOfLine(find: FindStore, line: string): string | undefined {
  if (line.length > longestHeading) return undefined
  const words = textWords(line.replace(headingSigns, '')).filter(({ key }) => key !== '' && !date.test(key))
  const alone = storeAlone(find, words)
  if (alone !== undefined) return alone
  const others = words.findIndex(({ key }, at) => !headingWords.has(key) || isDeLa(words, at))
  return others > 0 ? storeAlone(find, words.slice(others)) : undefined
}

/** True for the "de" of "de la". */
function isDeLa(words: readonly TextWord[], at: number): boolean {
  return words[at]?.key === 'de' && words[at + 1]?.key === 'la'
}

/**
 * Returns the store that a text begins with: "la Lidl lapte", "Lidl: lapte", "Lidl - lapte"; undefined if nothing follows
 * it.
 */
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

/** Returns the store if a text contains nothing else but a preposition: "de la Lidl". */
export function storeOf(find: FindStore, text: string): string | undefined {
  if (!mayLead.test(text)) return undefined
  const words = textWords(text)
  return behindPreposition(words, 0) > 0 ? storeAlone(find, words) : undefined
}

/** Returns the store behind an item: "roșii de la piață", "roșii de la piață 2 kg", "lapte (Lidl)", "lapte - Lidl". */
export function storeBehind(find: FindStore, text: string): SaidStore | undefined {
  return mayHaveStore.test(text) ? (inBrackets(find, text) ?? behindThing(find, text)) : undefined
}

/** Returns the store that a note ends with: "cel verde de la Lidl"; "cel de la Lidl" stays whole. */
export function storeOfNote(find: FindStore, note: string): SaidStore | undefined {
  const said = storeBehind(find, note)
  return said && { store: said.store, rest: said.rest.includes(' ') ? said.rest : note }
}

/** Returns a store within a sentence: "dacă treci pe la Lidl". */
export function storeWithin(find: FindStore, text: string): string | undefined {
  const words = textWords(text)
  const at = words.findIndex((_, place) => {
    const named = behindPreposition(words, place)
    return named > place && storeAt(find, words, named) !== undefined
  })
  return at < 0 ? undefined : storeAt(find, words, behindPreposition(words, at))?.store
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

/** Returns the longest name of a store that begins at a word; a chain behind its kind is one store ("farmacia Catena"). */
function storeAt(find: FindStore, words: readonly TextWord[], at: number) {
  const found = nameAt(find, words, at)
  const named = found && isKind(found.store) ? nameAt(find, words, found.next) : undefined
  return named && !isKind(named.store) ? named : found
}

/** True if a store is a kind of store: these are in lower case, like the chain "dm", which is excluded by its length. */
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

/** Returns the place behind "la", "de la" or "din"; the place itself if none is there. */
function behindPreposition(words: readonly TextWord[], at: number): number {
  const [first, second] = [words[at]?.key, words[at + 1]?.key]
  if (first === 'de' && second === 'la') return at + 2
  return first === 'la' || first === 'din' ? at + 1 : at
}
