import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { persons } from '../../words/asking.ts'
import * as tables from '../../words/talk.ts'
import { namesThing } from '../entry/known-things.ts'
import type { FindStore } from '../entry/parse-store.ts'
import { withoutAsking } from './asking.ts'
import { isCourtesy, isKindWord } from './courtesy.ts'

const telling = wordSet(tables.tellingWords)
const toldForms = wordSet(tables.toldForms)
const told = wordSet(`${tables.toldWords} ${tables.newsWords} ${persons}`)
const called = wordSet(tables.calledWords)
const folks = wordSet(
  `${tables.calledWords} ${persons} meu mea mei mele parinti vecini colegi prieteni tuturor`,
)
const greetings = wordSet('buna salut salutare servus hei hey neata ceau draga dragul dragi')
const answers = wordSet('da nu sigur desigur eu noi')
const possessives = wordSet('meu mea mei mele')
/** Prepositions before a place or a purpose, which is no thing to buy. */
const asides = wordSet('pe la in langa sub din pentru')
/** Words that stand for things named elsewhere: "s-a terminat tot". */
const rest = wordSet('tot totul toate asta astea atat')
/** Words behind "vin" as a verb; otherwise it is wine. */
const coming = /^(?:ai|eu|si|acum|acasa|diseara|musafir|prieten|copi|parint|bunici|nepot|vecin|mama|tata)/
/** Words that ask for a thing. */
const objects = wordSet('ceva orice niste iei cumperi aduci luati')
const openings: readonly string[] = tables.reasonOpenings.split(', ')
const lack =
  /^(?:mi |ni |ne )?(?:s-a|s-au|nu mai|n-am|n-avem|nu) (?:mai )?(?:terminat|gatat|avem|am|e|este|sunt|era)$/
/** "sună-mă" */
const withPronoun = /^(?:suna|scrie|zi|spune|anunta)-(?:ma|mi|ne)$/
/** A longer text is none. */
const longestStatement = 150
const mostOfPerson = 3
/** Verbs that begin a sentence about what somebody has: "am ședință". */
const having = wordSet('am avem n-am n-avem')
const farewell =
  /^(?:o )?(?:zi|seara|noapte|saptamana|duminica|sarbatori|weekend) (?:faina|usoara|buna|minunata|excelenta|frumoasa|placuta|linistita|superba|fericite)(?= |$)/
/** "în 20 min", "pe la 8", "până la 18:30" */
const times =
  /(?:^| )(?:(?:in|peste) \d{1,2} ?(?:min|minute|ore|h)|(?:pe la|pana la|la ora|dupa|la) \d{1,2}(?::\d{2})?)(?= |$)/g
const auxiliary = /^(?:(?:[mtvl]|mi|ti|ne|le|i|te|s)-)?(?:am|ai|a|au)$/
const delay = /^(?:eu )?(?:in|peste) \d{1,2} ?(?:min|minute|ore|h)$/

/**
 * True if a part of a message only tells something, gives a reason or calls somebody: "banii sunt pe frigider", "că s-a
 * terminat", "puiule". All its words must be in the tables or name a store, so that a text with an unknown word, which may be
 * a thing to buy, is none.
 *
 * @param find undefined if a store in the text is said of a thing before it
 */
export function isStatement(text: string, find?: FindStore): boolean {
  if (text.length > longestStatement || /[([]|\bmerci\b/i.test(text)) return false
  const asked = keysOf(withoutAsking(text))
  const keys = keysOf(text)
  if (keys.length === 0 || /\d/.test(keys.join(''))) return find !== undefined && delay.test(foldedOf(text))
  if (greetings.has(keys[0] ?? '') && isAddress(keys)) return true
  if (asked.length < keys.length && asked.length > 0)
    return asked.every((key) => rest.has(key)) || isToldBy(asked, find) || isTold(asked)
  return isAddress(keys) || isFarewell(keys.join(' ')) || isToldBy(keys, find)
}

/** "ești" of "ești pe drum" */
function isTold([key = '', ...others]: readonly string[]): boolean {
  return others.length === 0 && telling.has(key)
}

function isToldBy(keys: readonly string[], find: FindStore | undefined): boolean {
  return isReason(keys, find) || isTelling(keys, find)
}

/** Returns the words of a text, folded, without times. */
function keysOf(text: string): readonly string[] {
  return foldedOf(text)
    .replace(times, ' ')
    .split(' ')
    .filter((key) => key !== '')
}

function foldedOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9:-]+/g, ' ')
    .trim()
}

/** "puiule", "Dragul meu", "Bună, Maria", "da" */
function isAddress(keys: readonly string[]): boolean {
  const [first = '', ...others] = keys
  if (keys.every((key) => answers.has(key))) return true
  if (called.has(first) && others.every((key) => called.has(key) || possessives.has(key))) return true
  if (greetings.has(first) && others.length > 0)
    return others.every((key) => folks.has(key) || isKindWord(key))
  const kind = keys.filter((key) => !folks.has(key))
  return kind.length < keys.length && isCourtesy(kind.join(' '))
}

/** "O zi faină" is no flour. */
function isFarewell(said: string): boolean {
  const rest = said.replace(farewell, '').trim()
  return rest !== said && (rest === '' || isCourtesy(rest) || rest.split(' ').every((key) => folks.has(key)))
}

/** "că s-a terminat", "pentru că vin ai mei"; not "ca la mama". */
function isReason(keys: readonly string[], find: FindStore | undefined): boolean {
  return openings.some((opening) => {
    const length = opening.split(' ').length
    const told = keys.slice(length)
    return keys.slice(0, length).join(' ') === opening && (lack.test(told.join(' ')) || isTelling(told, find))
  })
}

function isTelling(keys: readonly string[], find: FindStore | undefined): boolean {
  const isTalk = (_: string, at: number) => isOfTalk(keys, at) || isOfStore(keys, at, find)
  if (keys.some((key) => objects.has(key)) || !keys.every(isTalk)) return false
  if (keys.length === 1) return withPronoun.test(keys[0] ?? '')
  if (keys.includes('trebuie')) return keys.indexOf('trebuie') === keys.length - 1
  if (having.has(keys[0] ?? '')) return true
  return keys.some((key, at) => telling.has(key) || isPast(keys, at) || isComing(keys, at))
}

function isOfTalk(keys: readonly string[], at: number): boolean {
  const key = keys[at] ?? ''
  const isKnown = isKindWord(key) || telling.has(key) || told.has(key) || possessives.has(key)
  const isVerb = key === 'trebuie' || withPronoun.test(key) || isComing(keys, at)
  return (
    isKnown ||
    isVerb ||
    isPast(keys, at) ||
    isPast(keys, at - 1) ||
    (keys[at - 1] === 'mai' && isPast(keys, at - 2))
  )
}

function isOfStore(keys: readonly string[], at: number, find: FindStore | undefined): boolean {
  const [key, before, next] = [keys[at] ?? '', keys[at - 1] ?? '', keys[at + 1] ?? '']
  return [key, `${before} ${key}`, `${key} ${next}`].some((name) => find?.(name, false) !== undefined)
}

function isComing(keys: readonly string[], at: number): boolean {
  return keys[at] === 'vin' && coming.test(keys[at + 1] ?? '')
}

/** "am uitat", "ai mai trecut" */
function isPast(keys: readonly string[], at: number): boolean {
  const next = keys[at + 1] === 'mai' ? keys[at + 2] : keys[at + 1]
  return auxiliary.test(keys[at] ?? '') && toldForms.has(next ?? '')
}

/** True for words that are a person: "mama", "doamna învățătoare". */
export function isPerson(text: string): boolean {
  const keys = fold(text).match(/[a-z-]+/g) ?? []
  return keys.length > 0 && keys.length <= mostOfPerson && keys.every((key) => folks.has(key))
}

/** True if a text names a known thing, and not only behind the preposition of a place or purpose. */
export function isAboutThing(words: ItemWords, text: string): boolean {
  const keys = fold(text).split(/[^a-z0-9-]+/)
  return keys.some((key, at) => {
    const before = keys[at - 1] ?? ''
    if (isKindWord(key) || asides.has(before)) return false
    return namesThing(words, key) || words.categoryOfWord(key) !== undefined
  })
}

const call = /^[^,\d]{2,30}, +(?=\S)/

/** "Mamă, dacă ajungi la Lidl ia unt" is "dacă ajungi la Lidl ia unt"; "Mama, pastile" stays. */
export function withoutCall(text: string): string {
  const said = call.exec(text)?.[0] ?? ''
  const keys = fold(said).match(/[a-z]+/g) ?? []
  const rest = text.slice(said.length)
  return keys.length > 0 && keys.every((key) => folks.has(key)) && withoutAsking(rest) !== rest ? rest : text
}
