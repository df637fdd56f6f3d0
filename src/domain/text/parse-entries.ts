import { letters } from '../lib/characters.ts'
import { isLonger, nameMaxLength, nameProblem } from '../lib/check.ts'
import { fold } from '../lib/fold.ts'
import { wordSet } from '../lib/word-set.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { writtenPairs } from '../words/asking.ts'
import { splitAtAnd } from './entry/and-between.ts'
import { withAmountsApart, withoutSome } from './entry/around-amounts.ts'
import { type OfEach, ofEach, storeOfAll, withEach } from './entry/of-each.ts'
import { inUnitOf, splitAtAmounts } from './entry/parse-and.ts'
import { type Entry, isSaidOf } from './entry/parse-entry.ts'
import { isThing, readMeasure } from './entry/parse-measure.ts'
import { describes, joinedNotes, noteInBrackets, withoutNoteWord } from './entry/parse-note.ts'
import { phraseOf } from './entry/parse-phrase.ts'
import {
  type FindStore,
  leadingStore,
  type SaidStore,
  storeOfNote,
  storeWithin,
} from './entry/parse-store.ts'
import { splitTyped, startsWithThing } from './entry/runs.ts'
import { isAskingAlone, reportOf, withoutAsking } from './lines/asking.ts'
import { isAbbreviation } from './lines/pasted-lines.ts'
import { bareLine, type ReadLine } from './lines/read-lines.ts'
import { isAboutThing, isPerson, isStatement, withoutCall } from './lines/statements.ts'
import { isGreetingOrNews, isQuestion, withoutFarewell, withoutGreeting } from './lines/talk.ts'
import { splitLine } from './lines/text-parts.ts'

/** Most parts read as details of one item, more than anybody writes: its amount, price, store and description. */
const mostSaid = 8

const exclaimed = new RegExp(`([${letters}\\d)]) *!+$`, 'u')
const stopped = new RegExp(`([${letters}]{3})\\.$`, 'u')

/** "unt!" is "unt", and "o pâine." is "o pâine"; "2 leg." stays. */
function withoutEnd(part: string): string {
  const said = part.replace(exclaimed, '$1')
  return isAbbreviation(said) ? said : said.replace(stopped, '$1')
}

/** "mere, și pere", "bere, plus alune" */
const andBefore = /^(?:[sș]i|plus) /i

/**
 * Returns the items of a line, one after the other. @param most number of items after which the rest is not read, nor more
 * than twice as many parts, so that a line of details alone costs little
 */
export function entriesOf(words: ItemWords, find: FindStore, read: ReadLine, most: number): Entry[] {
  const { text, store } = saidInLine(find, read)
  const whole = bareLine(read.line)
  const line: LineRead = { entries: [], store, following: undefined, withEach: 0 }
  let parts = 0
  let isAfterTalk = false
  for (const written of splitLine(text)) {
    const part = withoutEnd(written)
    if (parts++ >= 2 * most + mostSaid) break
    // "ouă, te rog": a line that only asks is shown as it is.
    isAfterTalk = written !== whole && isSaidAlone(words, find, part, { before: line.entries, isAfterTalk })
    if (!isAfterTalk) addSaid(words, find, line, parts > 1 ? part.replace(andBefore, '') : part)
    // The next part may describe the last one.
    if (line.entries.length > most) break
  }
  const { sender } = read
  const entries = line.entries.slice(0, most)
  return sender === undefined ? entries : entries.map((entry) => withSender(entry, sender))
}

/** True if a part of a line names nothing to buy: "te rog", "ajung în 20 min", "că s-a terminat", "ce mai trebuie?". */
function isSaidAlone(
  words: ItemWords,
  find: FindStore,
  part: string,
  { before, isAfterTalk }: { before: readonly Entry[]; isAfterTalk: boolean },
): boolean {
  if (isAskingAlone(part) || isGreetingOrNews(part, find)) return true
  if (isQuestion(part)) return !isAboutThing(words, part)
  if (isAfterTalk && before.length === 0 && isPerson(part)) return true
  if (before.length === 0) return isStatement(part, find)
  // "avocado, dacă sunt coapte" is a note.
  return isStatement(part) && !/ pentru /.test(part) && !describes(words, part)
}

/** A line that is being read. */
interface LineRead {
  entries: Entry[]
  store: string | undefined
  /** The amount of each of the following things. */
  following: OfEach | undefined
  /** The number of entries that have the amount of each. */
  withEach: number
}

function addSaid(words: ItemWords, find: FindStore, line: LineRead, part: string): void {
  const { entries, store } = line
  const before = entries.length
  const found = ofEach(words, find, part)
  const said = found?.rest === '' && before === 0 ? undefined : found
  if (said?.rest !== '') addPart(words, find, entries, { part: said?.rest ?? part, held: store })
  if (said?.isBefore) line.following = said
  const each = said ?? line.following
  if (!each) return
  // "câte 2 iaurturi, pâine" has one bread.
  const isBare = each.amount.endsWith(' x')
  if (!said && isBare && categoryOf(words, entries[before]) !== categoryOf(words, entries[before - 1])) {
    line.following = undefined
    return
  }
  const from = each.isBefore ? before : startOfEach(words, entries, line.withEach)
  entries.splice(from, entries.length, ...withEach(words, find, entries.slice(from), each))
  line.withEach = entries.length
}

/** Returns the place of the first thing that an amount of each behind it means: of the last two, and of their category. */
function startOfEach(words: ItemWords, entries: readonly Entry[], from: number): number {
  const category = categoryOf(words, entries[entries.length - 1])
  let at = Math.max(from, entries.length - 2)
  while (at > from && categoryOf(words, entries[at - 1]) === category) at--
  return at
}

function categoryOf({ categoryOfWord }: ItemWords, entry: Entry | undefined): string | undefined {
  const name = withoutSome(entry?.text ?? '').replace(/^\S+ (?:\S+ de|x) /, '')
  return categoryOfWord(name.split(' ', 1)[0] ?? '')
}

/** Returns the items of a line as they are written, without a greeting before them, and the store of them all. */
function saidInLine(find: FindStore, { line, store }: ReadLine): { text: string; store: string | undefined } {
  const bare = bareLine(line)
  const led = leadingStore(find, bare)
  const greeted = withoutFarewell(withoutCall(withoutGreeting(led?.rest ?? bare)))
  const all = storeOfAll(find, greeted)
  const named = storeOfWish(find, all?.rest ?? greeted)
  const said = named?.rest ?? all?.rest ?? greeted
  // "iei și tu pâine, lapte?" is no question.
  const isWish = said.endsWith('?') && (named !== undefined || ![said, ''].includes(withoutAsking(said)))
  return {
    text: isWish ? said.slice(0, -1).trimEnd() : said,
    store: all?.store ?? named?.store ?? led?.store ?? store,
  }
}

/** "ia-mi și mie niște unt" */
const forMe = /^mie (?=\S)/i
/** Quick test: without a match, no wish names a store. */
const mayNameStore = / (?:la|din) /i

/** Reads a store in the words that ask: "dacă treci pe la Lidl, ia și lapte", "te rog ia de la Lidl lapte". */
function storeOfWish(find: FindStore, text: string): SaidStore | undefined {
  if (!mayNameStore.test(text)) return undefined
  const report = reportOf(text)
  const store = storeWithin(find, report)
  const rest = text.slice(report.length).trim().replace(andBefore, '').replace(forMe, '')
  if (store !== undefined && isThing(rest)) return { store, rest }
  const asked = withoutAsking(text)
  const led = asked === text ? undefined : leadingStore(find, asked)
  return led && { store: led.store, rest: led.rest.replace(andBefore, '') }
}

/** The reader's own name in a copied chat. Folded. */
const ownNames = wordSet('eu tu you dvs')

/** Notes the sender of a message on what is to buy. */
function withSender(entry: Entry, sender: string): Entry {
  if (ownNames.has(fold(sender))) return entry
  const note = `cerut de ${sender}`
  return { ...entry, note: joinedNotes([entry.note, note]), source: `${entry.source} (notă: ${note})` }
}

/** Returns an entry as a text of its own, which is read as the same entry. */
export function textOf({ source, store }: Entry): string {
  return store === undefined ? source : `de la ${store}: ${source}`
}

function addPart(
  words: ItemWords,
  find: FindStore,
  entries: Entry[],
  { part, held }: { part: string; held: string | undefined },
): void {
  const { text, note } = noteInBrackets(part) ?? { text: part, note: undefined }
  const further = entries.length > 0 ? text.replace(andBefore, '') : text
  const apart = withAmountsApart(words, withoutAsking(further) || further)
  const led = entries.length > 0 ? leadingStore(find, apart) : undefined
  const said = led?.rest ?? apart
  const [last] = entries.slice(-1)
  const pieces = splitAtSigns(words, said).flatMap((piece) =>
    nameProblem(piece)
      ? [piece]
      : splitAtAmounts(words, (last && inUnitOfLast(words, last, piece)) ?? piece)
          .flatMap((one) => splitAtThings(words, one))
          .flatMap((one) => splitTyped(words, one)),
  )
  pieces.forEach((piece, at) => {
    const isLast = at === pieces.length - 1
    const bracket = isLast ? note : undefined
    const source = bracket !== undefined ? `${piece} ${part.slice(text.length).trim()}` : piece
    const described = at === 0 && last ? withPiece(words, find, last, piece, led?.store) : undefined
    if (described) entries[entries.length - 1] = withNote(described, part.slice(text.length), bracket)
    else
      entries.push({
        ...{ source, text: piece, saidOfIt: 0 },
        note: bracket,
        store: led?.store ?? held,
      })
  })
}

/** Returns an entry with a note in brackets, as it is written. */
function withNote(entry: Entry, written: string, note: string | undefined): Entry {
  if (note === undefined) return entry
  return { ...entry, source: `${entry.source} ${written.trim()}`, note: joinedNotes([entry.note, note]) }
}

function inUnitOfLast(words: ItemWords, { text }: Entry, said: string): string | undefined {
  return isLonger(text, nameMaxLength) ? undefined : inUnitOf(words, text, said)
}

/**
 * Returns an entry with the details of the next part; undefined if that part is an item of its own.
 *
 * @param store at the beginning of the part
 */
function withPiece(
  words: ItemWords,
  find: FindStore,
  entry: Entry,
  piece: string,
  store = entry.store,
): Entry | undefined {
  const saidOfIt = entry.saidOfIt + 1
  if (saidOfIt > mostSaid || nameProblem(entry.text)) return undefined
  const source = `${entry.source}, ${piece}`
  if (!nameProblem(piece) && isSaidOf(words, find, entry.text, piece))
    return { ...entry, source, text: `${entry.text} ${piece}`, store, saidOfIt }
  if (!describes(words, piece)) return undefined
  const said = withoutNoteWord(piece)
  const behind = said === piece ? storeOfNote(find, said) : undefined
  const note = joinedNotes([entry.note, behind?.rest ?? said])
  return note === undefined ? undefined : { ...entry, source, note, store: behind?.store ?? store, saidOfIt }
}

const slash = / \/ /
const pipe = / \| /
/** An amount, or a price. */
const isCounting = /^[\d½¼¾]/
const dash = / [-–—] /
/** Things behind which a dash names their kind: "înghețată - vanilie - ciocolată". Folded. */
const kindsBehind = wordSet(
  'inghetata ceai ceaiuri pizza suc sucuri iaurt iaurturi hrana mancare gel crema sos ciocolata napolitane biscuiti chipsuri vin ' +
    'gem dulceata supa pasta',
)

/**
 * Splits "lapte / pâine / unt" and "lapte - pâine - unt", in which every piece begins with a known thing; "cafea - 250 g - 30
 * lei" and "vopsea alb / crem / bej" are one item each.
 */
function splitAtSigns(words: ItemWords, text: string): string[] {
  const sign = pipe.test(text) ? pipe : [slash, dash].find((one) => text.split(one).length > 2)
  if (!sign) return [text]
  const [first = '', ...others] = text.split(sign)
  // "lapte | 2 l | 14 lei" is one item.
  if (sign !== dash && others.every((piece) => isCounting.test(piece))) return [[first, ...others].join(' ')]
  const isList = [first, ...others].every((piece) => startsWithThing(phraseOf(words, piece)))
  const [head = ''] = fold(first).split(' ', 1)
  return isList && !kindsBehind.has(head) ? [first, ...others] : [text]
}

const pairs: ReadonlySet<string> = new Set(writtenPairs.split(', '))

const and = / [sș]i /i

/** Splits a typed part at every "și" between known items without an amount behind it, except a pair that is written as one item. */
function splitAtThings(words: ItemWords, text: string): string[] {
  if (!and.test(text)) return [text]
  const pieces = splitAtAnd(words, text)
  const phrases = pieces.map((piece) => phraseOf(words, piece))
  const isCounted = phrases.some(({ tokens }, at) => at > 0 && readMeasure(tokens, 0) !== undefined)
  const isList = pieces.length > 1 && !isCounted && phrases.every(startsWithThing)
  return isList && !isPair(text) ? pieces : [text]
}

function isPair(text: string): boolean {
  const folded = fold(text)
  return [...pairs].some((pair) => ` ${folded} `.includes(` ${pair} `))
}
