import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import * as tables from '../../words/talk.ts'
import { namesThing } from '../entry/known-things.ts'
import type { FindStore } from '../entry/parse-store.ts'
import { textWords } from '../tokens/text-words.ts'
import { longestReport, reportLength, withoutAsking } from './asking.ts'
import { isCourtesy, isKindWord } from './courtesy.ts'

const questionWords = wordSet(tables.questionWords)
/** Words before a question: "și cât costă untul". */
const opening = wordSet(
  'oare si da hai auzi ma zi zi-mi spune spune-mi alo la pe de din cu iubi iubire draga mami mama tati',
)
const askingActions = wordSet(tables.askingActions)
/** Question words that a noun may follow: "cât zahăr avem". */
const counting = wordSet('cat cata cati cate ce')
const onTheList = /\bpe lista\b/
const showing = /^(?:citeste|arata|spune|zi|deschide|afiseaza)(?:-mi)? (?:lista|ce |cat)/
/** "mai avem ouă", "mai e lapte"; "avem nevoie de ouă" is none. */
const having = /^(?:oare )?(?:avem|aveti|mai (?:avem|aveti|e|este|sunt)) (?!nevoie|de luat|de cumparat)/
/** A polite wish, not a question: "iei și tu pâine?". */
const wishing = /^iei (?:si|tu|te rog|niste) /
const questionActions = wordSet(tables.questionActions)
/** A longer text is no question and no talk. */
const longestTalk = 100
const signs = /[^a-z0-9-]+/

/** The chocolate "Merci" is an item. */
const things = /\bmerci\b/

/** True if a line of text only talks to somebody or asks something, and names nothing to buy. */
export function isTalk(text: string, find?: FindStore): boolean {
  if (text.length > longestTalk) return false
  if (!/[a-z]/i.test(text)) return text.length > 1 && isCourtesy(text)
  return isQuestion(text) || withoutAsking(text) === '' || isGreetingOrNews(text, find)
}

/** True if a part of a line is a greeting, a farewell or news: "te pup", "👍", "ajung în 20 min". */
export function isGreetingOrNews(text: string, find?: FindStore): boolean {
  if (text.length > longestTalk) return false
  return (isCourtesy(text) && !things.test(fold(text))) || isNews(text, find)
}

const greeting = /^[^!.]{2,40}[!.]+ +(?=\S)/

/** "Bună! Ia lapte" is "Ia lapte". */
export function withoutGreeting(text: string): string {
  const said = greeting.exec(text)?.[0] ?? ''
  const rest = text.slice(said.length)
  return /[a-z]/i.test(rest) && !isGreetingOrNews(rest) && isCourtesy(said) ? rest : text
}

const farewell = /[.!] +[^.!,]{2,40}[.!]?$/

/** "… un kil de roșii. Pup" is "… un kil de roșii". */
export function withoutFarewell(text: string): string {
  const said = farewell.exec(text)?.[0] ?? ''
  return said !== '' && isCourtesy(said) ? text.slice(0, -said.length) : text
}

const newsVerbs = wordSet(tables.newsVerbs)
const newsWords = wordSet(tables.newsWords)
const beforeNews = wordSet(
  'da nu ok okay bine eu noi si acum gata azi maine diseara poimaine sambata duminica',
)
/** The only forms in which "vin" is no wine, and "sunt" says something. */
const clearNews =
  /^(?:vin (?:(?:si )?eu |acum|acasa|diseara |maine |azi |musafiri|prieteni|bunicii|parintii|copi|nepot|imediat|repede|curand|in \d|peste \d|pe la |mai (?:tarziu|repede|devreme|incolo))|sunt \w|(?!vin|sunt))/
const timeOrCount = /^\d{1,2}(?::\d{2})?$/

/** True if all words of a text tell what somebody does: "ajung eu la Dedeman pe la 6", "vin mai târziu", not "vin alb". */
function isNews(text: string, find: FindStore = () => undefined): boolean {
  const keys = textWords(text).flatMap(({ key }) => key || [])
  const start = keys.findIndex((key) => !beforeNews.has(key))
  const said = start < 0 ? [] : keys.slice(start)
  return (
    newsVerbs.has(said[0] ?? '') &&
    clearNews.test(said.join(' ')) &&
    said.every((_, at) => at === 0 || isOfNews(said, at, find))
  )
}

function isOfNews(keys: readonly string[], at: number, find: FindStore): boolean {
  const [key, before, next] = [keys[at] ?? '', keys[at - 1] ?? '', keys[at + 1] ?? '']
  if (isKindWord(key) || newsWords.has(key) || timeOrCount.test(key)) return true
  return [key, `${before} ${key}`, `${key} ${next}`].some((name) => find(name, false) !== undefined)
}

/** "ce mai trebuie?", "cine merge la magazin?", "avem ouă?", "e laptele pe listă", "citește lista" */
export function isQuestion(text: string): boolean {
  if (text.length > longestTalk) return false
  const keys = fold(text)
    .split(signs)
    .filter((word) => word !== '')
  const start = keys.findIndex((key) => !opening.has(key))
  const [first = '', second = ''] = keys.slice(Math.max(0, start))
  const isAsked = text.trim().endsWith('?') && !wishing.test(keys.join(' '))
  if (isAsked && keys.length > 1 && (askingActions.has(first) || questionWords.has(first))) return true
  if (showing.test(keys.join(' ')) || having.test(keys.join(' '))) return true
  if (first === 'e' || first === 'este') return onTheList.test(keys.join(' '))
  if (!questionWords.has(first) || reportLength(keys.slice(Math.max(0, start)).slice(0, longestReport)) > 0)
    return false
  return questionActions.has(second) || (counting.has(first) && keys.some((key) => questionActions.has(key)))
}

const talkWords = wordSet(tables.talkWords)
const silentWords = wordSet(tables.silentWords)

/** True if a spoken text has words of talk and names no known item: "stai puțin că mă gândesc". */
export function isTalkOf(words: ItemWords, text: string): boolean {
  if (text.length > longestTalk) return false
  const keys = fold(text)
    .split(signs)
    .filter((word) => word !== '')
  const isAbout = keys.some((key) => namesThing(words, key) || isProduct(words, key))
  return !isAbout && keys.some((key) => talkWords.has(key))
}

function isProduct({ categoryOfWord }: ItemWords, key: string): boolean {
  return !talkWords.has(key) && !silentWords.has(key) && categoryOfWord(key) !== undefined
}
