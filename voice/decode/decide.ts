import { fold } from '../../src/domain/lib/fold.ts'
import { nameKey, parseSpoken, readSpoken } from '../../src/domain/with-all-words.ts'
import { itemCosts } from '../grammar/item-names.ts'
import { lengthPower } from './search.ts'
import { soundDistance, soundOf } from './sounds.ts'
import { spellProperly } from './spelling.ts'

/** A text of a clip, as the model wrote it. */
export interface ReadText {
  text: string
  /** The number of its tokens, its end included. */
  tokens: number
  /** The natural logarithm of its probability. */
  sum: number
  /** Its cost in the grammar. */
  cost: number
}

/** The readings of a clip by the model. */
export interface Readings {
  /** Texts of the grammar. */
  grammar: readonly ReadText[]
  /** The text without a grammar. */
  free: ReadText
  /** The probability that nobody speaks. */
  silence: number
}

/**
 * The text of a shopping list, empty if nothing was understood. `offer`: one word that may be a thing to buy. `talk`: speech
 * that names none. `muted`: the microphone is switched off.
 */
export type Heard =
  | { kind: 'text'; text: string }
  | { kind: 'offer' | 'talk'; said: string }
  | { kind: 'muted' }

/** The weight of a different sound against the model's own likelihood, per letter. */
const soundWeight = 1.5
/** The largest share of different letters between a text of the grammar and the free one. */
const farthest = 0.5
/** Below this share of different letters, the free text is the same by its sound. */
const close = 0.3
/** A free text below this mean logarithm was guessed. */
const leastFree = -1.6
/** The cost of brands, other names and plurals that no table has. */
const seldomCost = 5
const leastLetters = 3
const mostOfferedWords = 2
const longestOffer = 30
const silenceLimit = 0.8

/**
 * Decides between the readings: a text of the grammar counts if the free reading sounds like it. Otherwise the free text is a
 * list of known things, one unknown word that is offered, or talk.
 *
 * @param own the list's own names
 * @param lowest the lowest mean logarithm of a text in the grammar
 */
export function decide({ grammar, free, silence }: Readings, own: readonly string[], lowest: number): Heard {
  const said = withoutRepeats(free.text)
  const scored = grammar
    .filter(({ text }) => isList(text))
    .filter(({ text }) => !isSeldom(text) || fold(withoutStop(text)) === fold(withoutStop(said)))
    .map((one) => ({ ...one, far: soundDistance(one.text, said) }))
  const [best] = scored.toSorted((a, b) => likelihood(b) - likelihood(a))
  const isLikely = best && best.sum / best.tokens >= lowest && free.sum - best.sum <= mostBehind(best, said)
  if (isLikely && isNear(best, said))
    return { kind: 'text', text: spellProperly(withoutStop(best.text), own) }
  const text = spellProperly(withoutStop(said), own)
  const isGuess = free.sum / free.tokens < leastFree || silence > silenceLimit
  if (text.length < leastLetters || isGuess) return { kind: 'text', text: '' }
  if (isKnown(text, own)) return { kind: 'text', text }
  if (isOneName(text)) return { kind: 'offer', said: text }
  return { kind: 'talk', said: text }
}

function likelihood({ text, sum, cost, far }: ReadText & { far: number }): number {
  return (sum - cost - soundWeight * far) / soundOf(text).length ** lengthPower
}

/** The logarithm by which a text of the grammar may be less likely than the free one. */
function mostBehind({ tokens, cost, far }: ReadText & { far: number }, said: string): number {
  const isClose = far <= close * soundOf(said).length
  return (isClose ? 11 : 8) + 0.5 * tokens - 0.5 * cost
}

/** True for a name that hardly anybody says; it has to be heard exactly. */
function isSeldom(text: string): boolean {
  return (itemCosts().get(fold(withoutStop(text))) ?? 0) >= seldomCost
}

function isNear({ text, far }: ReadText & { far: number }, said: string): boolean {
  return far <= farthest * Math.max(soundOf(text).length, soundOf(said).length)
}

/** True if a text names something to buy or a command, and no thing twice. */
function isList(text: string): boolean {
  const { items, commands } = readSpoken(text)
  const keys = items.map(({ name }) => nameKey(name))
  return commands.length > 0 || (keys.length > 0 && new Set(keys).size === keys.length)
}

/** True if every thing of a text is known. */
function isKnown(text: string, own: readonly string[]): boolean {
  const known = itemCosts()
  const owned = new Set(own.map(fold))
  const { items, refused } = parseSpoken(text)
  return (
    isList(text) &&
    refused.length === 0 &&
    items.every(({ name }) => known.has(fold(name)) || owned.has(fold(name)))
  )
}

/** True if a text is one word or name that can be asked about. */
function isOneName(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length <= mostOfferedWords &&
    text.length <= longestOffer &&
    words.every((word) => /^\p{L}{2,}(?:-\p{L}+)?$/u.test(word)) &&
    !readSpoken(text).isTalk &&
    parseSpoken(text).items.length === 1
  )
}

/** "Banane! Banane! Banane!" is "Banane!": the model repeats a word when it finds no end. */
export function withoutRepeats(text: string): string {
  const words = text.trim().split(/\s+/)
  const keys = words.map((word) => fold(word).replace(/[^a-z0-9]/g, ''))
  for (let length = 1; length <= words.length / 2; length += 1) {
    const isRepeated = keys.every((key, at) => at < length || keys[at - length]?.startsWith(key))
    if (isRepeated) return words.slice(0, length).join(' ')
  }
  return words.join(' ')
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.,!?…\s]+$/, '')
}
