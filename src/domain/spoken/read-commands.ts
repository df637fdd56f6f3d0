import type { ItemAmount } from '../item/amount.ts'
import { itemDefaults } from '../item/fields.ts'
import { fold } from '../lib/fold.ts'
import { wordSet } from '../lib/word-set.ts'
import { splitAtAnd } from '../text/entry/and-between.ts'
import { links } from '../text/entry/known-things.ts'
import { type Measure, readMeasure } from '../text/entry/parse-measure.ts'
import { type Phrase, phraseOf, textFrom } from '../text/entry/parse-phrase.ts'
import { splitRun } from '../text/entry/runs.ts'
import { wordAt } from '../text/tokens/read-amount.ts'
import { phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { personEndings, persons } from '../words/asking.ts'
import * as tables from '../words/command-phrases.ts'

/** A wish about an item that is on the list already. */
export type Command =
  | { kind: 'remove' | 'tick'; name: string }
  /** The unit is 'st' if none was said. */
  | ({ kind: 'set'; name: string } & ItemAmount)

const removing = phraseSet(tables.removingPhrases)
const ticking = phraseSet(tables.tickingPhrases)
const tickingEndings = phraseSet(tables.tickingEndings)
const boughtEndings = phraseSet(tables.boughtEndings)
const unwantedEndings = phraseSet(tables.unwantedEndings)
const notFoundEndings = phraseSet(tables.notFoundEndings)
const basket = phraseSet(tables.basketPhrases)
const settingPhrases = phraseSet(tables.settingPhrases)
const settingAlone = phraseSet(tables.settingAlone)
const settingLinks = wordSet(tables.settingLinks)
const fillers = wordSet(tables.commandFillers)
const endings = phraseSet(tables.commandEndings)
const longestEnding = 5
const pauses = /[,;.!?…]+$/
/** The most items of one command, and of "și" in it. */
const mostNamed = 20

/**
 * Returns the commands of a spoken clause; none if it adds items.
 *
 * @param isFurther true behind another clause, where only a sure verb sets an amount: "pune ouă la zece lei" adds
 */
export function commandsOf(words: Vocabulary, clause: string, isFurther = false): Command[] {
  const heard = spokenWords(clause).map(withoutPause)
  const said = withoutEndings(upToReason(withoutFillers(heard)))
  const isSetting = !isFurther || surelySets(said)
  const command =
    removalsOf(words, said) ?? ticksOf(words, said) ?? (isSetting ? settingsOf(words, said) : undefined)
  return command ?? settingBehind(words, withoutEndings(withoutFillers(heard, 'la'))) ?? []
}

/** True for the verb of an amount that changes, which adds nothing: "pune ouă la zece lei" adds. */
export function surelySets([first]: readonly SpokenWord[]): boolean {
  return /^(?:schimb|modific|corect|setea|actualiz|redu|micsor|mareste|fa$)/.test(first?.key ?? '')
}

/** True if a clause tells of a thing that is still to buy: "pâinea n-am găsit-o". */
export function isNotFound(said: readonly SpokenWord[]): boolean {
  return endingLength(notFoundEndings, said) > 0
}

/** True if words end in a phrase behind a thing that was bought or is not wanted: "merele le-am luat". */
export function endsCommand(said: readonly SpokenWord[]): boolean {
  return [boughtEndings, unwantedEndings].some((phrases) => endingLength(phrases, said) > 0)
}

const causes = wordSet('fiindca deoarece caci')
const found = phraseSet('am gasit')

/** "untul că mai avem" is "untul". */
function upToReason(said: readonly SpokenWord[]): readonly SpokenWord[] {
  const at = said.findIndex(
    ({ key, text }, place) =>
      text.toLowerCase() === 'că' || causes.has(key) || (place > 1 && phraseAt(found, said, place) > 0),
  )
  return at > 0 ? said.slice(0, at) : said
}

/** True if a clause says nothing: "gata", "ok". */
export function isSilent(clause: string): boolean {
  return withoutFillers(spokenWords(clause)).length === 0
}

/** True if the words begin a command, so that a new clause begins before them. */
export function beginsCommand(said: readonly SpokenWord[]): boolean {
  return [removing, ticking].some((phrases) => phraseAt(phrases, said) > 0) || boughtByOther(said) > 0
}

function removalsOf(words: Vocabulary, said: readonly SpokenWord[]): Command[] | undefined {
  const length = phraseAt(removing, said)
  if (length > 0) return named(words, 'remove', said.slice(length))
  const end = endingLength(unwantedEndings, said)
  return end > 0 ? named(words, 'remove', said.slice(0, said.length - end)) : undefined
}

function ticksOf(words: Vocabulary, said: readonly SpokenWord[]): Command[] | undefined {
  const behind = endingLength(boughtEndings, said)
  if (behind > 0) return named(words, 'tick', said.slice(0, said.length - behind))
  const end = endingLength(tickingEndings, said)
  const length = phraseAt(ticking, said) || boughtByOther(said) || (end > 0 ? phraseAt(basket, said) : 0)
  return length > 0 ? named(words, 'tick', said.slice(length, said.length - end)) : undefined
}

const buying = phraseSet(tables.boughtByOthers)
const buyers = wordSet(`${persons} ${personEndings}`)

/** Returns the number of words of "mama a luat"; 0 if nobody has bought anything. */
function boughtByOther(said: readonly SpokenWord[]): number {
  const at = said.findIndex(({ key }) => !buyers.has(key))
  const length = at < 0 ? 0 : phraseAt(buying, said, at)
  return length > 0 ? at + length : 0
}

/** "untul ba nu laptele" is "laptele". */
const correctedBefore = /^.* (?:ba nu|nu stai|stai nu|ba) /i

function named(
  words: Vocabulary,
  kind: 'remove' | 'tick',
  given: readonly SpokenWord[],
): Command[] | undefined {
  const said = withoutEndings(withoutFillers(given))
  const names = textOf(said)
    .replace(correctedBefore, '')
    .replaceAll(' nici ', ', ')
    .split(',')
    .flatMap((part) => splitAtAnd(words, part.trim()))
    .flatMap((part) => splitRun(words, part))
    .flatMap((part) => splitAtArticles(words, part))
    .map((part) => textOf(withoutEndings(withoutFillers(spokenWords(nameIn(words, part))))))
    .filter((name) => name !== '' && !tables.wholeList.test(fold(name)))
  return names.length > 0 ? names.slice(0, mostNamed).map((name) => ({ kind, name })) : undefined
}

const withArticle = /(?:le|ul|ii|ua|ea|ia)$/

/** "laptele pâinea" is two: each known word with an article begins an item. */
function splitAtArticles(words: Vocabulary, text: string): string[] {
  const said = spokenWords(text)
  const starts = said.flatMap(({ key }, at) => {
    const isThing =
      withArticle.test(key) && words.categoryOfWord(key) !== undefined && !isAmount(words, said.slice(0, at))
    return at === 0 || (isThing && !links.has(said[at - 1]?.key ?? '')) ? [at] : []
  })
  return starts.map((start, at) => textOf(said.slice(start, starts[at + 1])))
}

function isAmount(words: Vocabulary, said: readonly SpokenWord[]): boolean {
  const { tokens } = phraseOf(words, textOf(said))
  return readMeasure(tokens, 0)?.next === tokens.length
}

/** "doi litri de lapte" is "lapte": the whole row is meant. */
function nameIn(words: Vocabulary, text: string): string {
  const phrase = phraseOf(words, text)
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure || measure.next >= phrase.tokens.length) return text
  return textFrom(phrase, measure.next).replace(/^de /, '')
}

function settingsOf(words: Vocabulary, said: readonly SpokenWord[]): Command[] | undefined {
  const length = phraseAt(settingPhrases, said)
  const instead = said.findIndex((_, at) => phraseAt(insteadOf, said, at) > 0)
  if (instead > 0) return insteadSetting(words, said.slice(length, instead))
  if (length === 0) return undefined
  const isLinked = !settingAlone.has(
    said
      .slice(0, length)
      .map(({ key }) => key)
      .join(' '),
  )
  return severalSettings(words, withoutFormer(words, withoutFillers(said.slice(length), 'la')), isLinked)
}

/** "laptele doi litri ba nu trei litri" is "laptele trei litri". */
function withoutFormer(words: Vocabulary, said: readonly SpokenWord[]): readonly SpokenWord[] {
  const end = said.findIndex(({ key }, at) => key === 'ba' && said[at + 1]?.key === 'nu')
  const former = end > 0 ? settingOf(words, said.slice(0, end), false) : undefined
  return former ? [...spokenWords(former.name), ...said.slice(end + 2)] : said
}

const settingVerbs = wordSet(tables.settingBehind)

/** Reads an amount behind a thing: "la mere pune două kile", "ouăle să fie treizeci nu zece". */
function settingBehind(words: Vocabulary, said: readonly SpokenWord[]): Command[] | undefined {
  const isOf = said[0]?.key === 'la'
  const at = said.findIndex(({ key }, place) => {
    return place > 0 && (isOf ? settingVerbs.has(key) : key === 'sa' && said[place + 1]?.key === 'fie')
  })
  const name = said.slice(isOf ? 1 : 0, at)
  if (at < 0 || name.length === 0 || !(isOf || name.some(({ key }) => withArticle.test(key))))
    return undefined
  const { tokens } = phraseOf(words, textOf(said.slice(isOf ? at + 1 : at + 2)).replace(/ nu .*/, ''))
  const measure = readMeasure(tokens, 0)
  return measure?.next === tokens.length ? [setting(textOf(name), measure)] : undefined
}

const insteadOf = phraseSet('in loc de')

/** "trei pâini în loc de două": the amount of the item that is on the list changes. */
function insteadSetting(words: Vocabulary, said: readonly SpokenWord[]): Command[] | undefined {
  const phrase = phraseOf(words, textOf(said))
  const measure = readMeasure(phrase.tokens, 0)
  if (!measure || measure.next >= phrase.tokens.length) return undefined
  return [setting(textFrom(phrase, measure.next), measure)]
}

/** "laptele la doi litri și ouăle la zece" */
function severalSettings(
  words: Vocabulary,
  said: readonly SpokenWord[],
  isLinked: boolean,
): Command[] | undefined {
  const at = said.findIndex(
    ({ key }, place) => key === 'si' && settingOf(words, said.slice(0, place), isLinked) !== undefined,
  )
  const first = at > 0 ? settingOf(words, said.slice(0, at), isLinked) : undefined
  const others = first && severalSettings(words, said.slice(at + 1), isLinked)
  if (others) return [first, ...others]
  const only = settingOf(words, said, isLinked)
  return only && [only]
}

function settingOf(words: Vocabulary, said: readonly SpokenWord[], isLinked: boolean): Command | undefined {
  const phrase = phraseOf(words, textOf(said))
  return amountFirst(phrase) ?? amountLast(phrase, isLinked)
}

/** "la trei litri laptele" */
function amountFirst(phrase: Phrase): Command | undefined {
  const { tokens } = phrase
  const measure = settingLinks.has(wordAt(tokens, 0)) ? readMeasure(tokens, 1) : undefined
  return measure && measure.next < tokens.length
    ? setting(textFrom(phrase, measure.next), measure)
    : undefined
}

/** A former amount: "laptele din doi în trei litri". */
const formerAmount = / (?:din|de la) \S+(?: \S+)?$/

/** "laptele la trei litri" */
function amountLast(phrase: Phrase, isLinked: boolean): Command | undefined {
  const { tokens } = phrase
  for (let at = 1; at < tokens.length; at++) {
    const measure = readMeasure(tokens, at)
    if (measure?.next !== tokens.length) continue
    const hasLink = at > 1 && settingLinks.has(wordAt(tokens, at - 1))
    const name = textFrom(phrase, 0, hasLink ? at - 1 : at).replace(formerAmount, '')
    return isLinked && !hasLink ? undefined : setting(name, measure)
  }
  return undefined
}

function setting(name: string, { quantity, unit }: Measure): Command {
  return { kind: 'set', name: name.replace(/^de /, ''), quantity, unit: unit?.name ?? itemDefaults.unit }
}

/** @param kept a filler that means something here */
export function withoutFillers(said: readonly SpokenWord[], kept?: string): readonly SpokenWord[] {
  const start = said.findIndex(({ key }) => !fillers.has(key) || key === kept)
  return start < 0 ? [] : said.slice(start)
}

function withoutEndings(said: readonly SpokenWord[]): readonly SpokenWord[] {
  const length = endingLength(endings, said)
  return length > 0 ? withoutEndings(said.slice(0, said.length - length)) : said
}

function endingLength(phrases: ReadonlySet<string>, said: readonly SpokenWord[]): number {
  for (let length = Math.min(longestEnding, said.length - 1); length > 0; length--) {
    if (phraseAt(phrases, said, said.length - length) === length) return length
  }
  return 0
}

function withoutPause(word: SpokenWord, at: number, said: readonly SpokenWord[]): SpokenWord {
  return at === said.length - 1 ? { ...word, text: word.text.replace(pauses, '') } : word
}

function phraseSet(table: string): ReadonlySet<string> {
  return new Set(table.split(', '))
}
