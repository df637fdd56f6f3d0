import { fold } from '../lib/fold.ts'
import { wordSet } from '../lib/word-set.ts'
import * as tables from '../words/talk.ts'
import { withoutAsking } from './asking.ts'
import { isCourtesy } from './courtesy.ts'

const questionWords = wordSet(tables.questionWords)
const questionVerbs = wordSet(tables.questionVerbs)
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

/** "ce mai trebuie?", "cine merge la magazin?", "avem ouă?" */
export function isQuestion(text: string): boolean {
  const keys = fold(text)
    .split(signs)
    .filter((word) => word !== '')
  const [first = '', second = ''] = keys
  const isAsked = text.trim().endsWith('?')
  if (isAsked && questionVerbs.has(first) && keys.length > 1) return true
  return questionWords.has(first) && (isAsked ? keys.length > 1 : questionVerbs.has(second))
}
