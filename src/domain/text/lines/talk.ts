import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import * as tables from '../../words/talk.ts'
import { namesThing } from '../entry/known-things.ts'
import { longestReport, reportLength, withoutAsking } from './asking.ts'
import { isCourtesy } from './courtesy.ts'

const questionWords = wordSet(tables.questionWords)
/** Words before a question: "și cât costă untul". */
const opening = wordSet('si da hai auzi ma zi zi-mi spune spune-mi alo la pe de din cu')
const askingActions = wordSet(tables.askingActions)
/** Question words that a noun may follow: "cât zahăr avem". */
const counting = wordSet('cat cata cati cate ce')
const onTheList = /\bpe lista\b/
const showing = /^(?:citeste|arata|spune|zi|deschide|afiseaza)(?:-mi)? (?:lista|ce |cat)/
/** "mai avem ouă", "mai e lapte"; "avem nevoie de ouă" is none. */
const having = /^(?:avem|aveti|mai (?:avem|aveti|e|este|sunt)) (?!nevoie|de luat|de cumparat)/
/** A polite wish, not a question: "iei și tu pâine?". */
const wishing = /^iei (?:si|tu|te rog|niste) /
const questionActions = wordSet(tables.questionActions)
/** A longer text is no question and no talk. */
const longestTalk = 100
const signs = /[^a-z0-9-]+/

/** The chocolate "Merci" is an item. */
const things = /\bmerci\b/

/** True if a line of text only talks to somebody or asks something, and names nothing to buy. */
export function isTalk(text: string): boolean {
  if (text.length > longestTalk || !/[a-z]/i.test(text)) return false
  const folded = fold(text)
  return isQuestion(text) || withoutAsking(text) === '' || (isCourtesy(text) && !things.test(folded))
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
  if (!questionWords.has(first) || reportLength(keys.slice(0, longestReport)) > 0) return false
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
