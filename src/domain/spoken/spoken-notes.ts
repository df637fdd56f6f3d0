import { wordSet } from '../lib/word-set.ts'
import { qualities } from '../text/entry/and-between.ts'
import { links, namesThing } from '../text/entry/known-things.ts'
import { isClearAmount } from '../text/entry/parse-measure.ts'
import { describes, withoutNoteWord } from '../text/entry/parse-note.ts'
import { type FindStore, storeOf } from '../text/entry/parse-store.ts'
import { phraseAt, type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'
import { sized } from './spoken-numbers.ts'

const limits = wordSet('sub maxim maximum minim minimum')
/** Words of degree: "mai coapte", "nu foarte verzi". Folded. */
const degrees = wordSet('mai foarte bine prea cat putin destul nu nici chiar')
/** Words that are qualities only behind a degree: alone they are greetings, or may be items. Folded. */
export const moreQualities: ReadonlySet<string> = wordSet(
  'bun buna slab slaba slabe slabi scump scumpa scumpe scumpi frumosi fin fina fine fini pufos pufoasa pufoase mustos ' +
    'mustoasa mustoase',
)
const joining = wordSet('si dar')
/** Phrases that describe the item before them and never belong to a name. Folded. */
export const notePhrases: ReadonlySet<string> = new Set([
  'la oferta',
  'din oferta',
  'in oferta',
  'la reducere',
  'la promotie',
  'ce gasesti',
  'ce gasiti',
  'ce au',
  'ce ai',
  ...['de ', ''].flatMap((link) => ['au', 'gasesti', 'gasiti', 'vrei'].map((verb) => `${link}care ${verb}`)),
  ...['e', 'este', 'sunt', 'sa', 'nu', 'are'].map((verb) => `care ${verb}`),
  ...'azi astazi maine poimaine diseara weekend luni marti miercuri joi vineri sambata duminica'
    .split(' ')
    .map((day) => `pentru ${day}`),
])
/** "d-ăla", "de-aia", folded. */
const attachedPointing = /^de?-a(?:la|ia|lea)$/

/** An item, the note on it, and the text behind the note. */
interface NotedThing {
  thing: string
  note: string | undefined
  rest: string
}

/**
 * Splits a spoken text at a note, which needs no comma if it points, wishes, refuses or compares: "lapte cel cu capac
 * verde", "roșii mai coapte", "banane nu foarte verzi". A quality alone belongs to the name ("pâine neagră"), as do most
 * words behind "de", "cu" and "pentru".
 */
export function splitNote(words: ItemWords, find: FindStore, text: string): NotedThing {
  const said = spokenWords(text)
  for (let at = 1; at < said.length; at++) {
    const end = noteEnd(words, find, said, at)
    if (end === at) continue
    const spoken = textOf(said.slice(at, end))
    const note = withoutNote(spoken)
    // "cartofi cu notă pentru piure"
    const thingEnd = note !== spoken && at > 1 && said[at - 1]?.key === 'cu' ? at - 1 : at
    // "ca cea de săptămâna trecută"
    if (said[at - 1]?.key === 'ca' && at > 1)
      return { thing: textOf(said.slice(0, at - 1)), note: `ca ${note}`, rest: textOf(said.slice(end)) }
    return { thing: textOf(said.slice(0, thingEnd)), note, rest: textOf(said.slice(end)) }
  }
  return { thing: text, note: undefined, rest: '' }
}

/** Splits a text that begins with a note on the item before it: "să fie coapte", "notă feliat subțire". */
export function leadingNote(
  words: ItemWords,
  find: FindStore,
  text: string,
): { note: string; rest: string } | undefined {
  const said = spokenWords(text)
  const end = endOfLeadingNote(words, find, said)
  return end === 0
    ? undefined
    : { note: withoutNote(textOf(said.slice(0, end))), rest: textOf(said.slice(end)) }
}

function endOfLeadingNote(words: ItemWords, find: FindStore, said: readonly SpokenWord[]): number {
  const first = said[0]?.key ?? ''
  if (first === 'pentru' && said.length > 1) {
    const next = said.findIndex(
      ({ key }, at) => at > 1 && namesThing(words, key) && !links.has(said[at - 1]?.key ?? ''),
    )
    return next < 0 ? said.length : next
  }
  return isQuality(words, first) ? 0 : noteEnd(words, find, said, 0)
}

/** Returns the end of the note that begins at a place; the place itself if there is none. */
function noteEnd(words: ItemWords, find: FindStore, said: readonly SpokenWord[], at: number): number {
  const rest = said.slice(at)
  const text = textOf(rest)
  if (sized.has(said[at]?.key ?? '') && /^\d/.test(said[at + 1]?.key ?? '')) return at
  if (withoutNote(text) !== text) return said.length
  const qualityEnd = endOfQuality(words, said, at)
  if (qualityEnd > at && !links.has(said[qualityEnd]?.key ?? '')) return qualityEnd
  const isNote =
    qualityEnd > at ||
    phraseAt(notePhrases, said, at) > 0 ||
    attachedPointing.test(said[at]?.key ?? '') ||
    (isStrong(words, rest) && describes(words, text))
  return isNote ? endBeforeDetails(find, said, at) : at
}

/**
 * Returns the place at which a store or an amount ends a note: "cel cu capac verde de la Lidl", "ăla mare două bucăți"; "de
 * 2 kg" is part of it.
 */
function endBeforeDetails(find: FindStore, said: readonly SpokenWord[], start: number): number {
  for (let at = start + 1; at < said.length; at++) {
    const text = textOf(said.slice(at))
    const isAmount = !links.has(said[at - 1]?.key ?? '') && isClearAmount(text)
    if (storeOf(find, text) || isAmount) return at
  }
  return said.length
}

/** Returns the end of "mai coapte și mai mari", "nici prea verzi nici prea coapte"; the place itself for any other text. */
function endOfQuality(words: ItemWords, said: readonly SpokenWord[], start: number): number {
  const keyAt = (at: number) => said[at]?.key ?? ''
  let at = keyAt(start) === 'ceva' && keyAt(start + 1) === 'mai' ? start + 1 : start
  const firstDegree = at
  while (degrees.has(keyAt(at))) at++
  const firstQuality = at
  while (isQuality(words, keyAt(at))) at++
  if (firstQuality === firstDegree || at === firstQuality) return start
  const next = joining.has(keyAt(at)) ? at + 1 : at
  const end = endOfQuality(words, said, next)
  return end > next ? end : at
}

/** True if a word describes a quality. */
function isQuality({ describingQualities, adjectives }: ItemWords, key: string): boolean {
  return [describingQualities, adjectives, qualities, moreQualities].some((known) => known.has(key))
}

/** "cel cu capac", "din ăla mic", "să nu fie tari", "dar nu verzi"; not "sub", which may belong to a name. */
function isStrong({ pointingWords, describingPhrases }: ItemWords, said: readonly SpokenWord[]): boolean {
  const [first = '', second = ''] = said.map(({ key }) => key)
  return (
    pointingWords.has(first) ||
    (['din', 'de'].includes(first) && pointingWords.has(second)) ||
    (first === 'dar' && ['nu', 'sa'].includes(second)) ||
    ['nu', 'daca'].includes(first) ||
    (!limits.has(first) && phraseAt(describingPhrases, said) > 0)
  )
}

/** "notă pentru piure" is said without a colon. */
export function withoutNote(text: string): string {
  return withoutNoteWord(text.replace(/^not[ăa] (?=\S)/i, 'notă: '))
}
