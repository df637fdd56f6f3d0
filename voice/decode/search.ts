import { fold } from '../../src/domain/lib/fold.ts'
import type { Reading } from '../grammar/grammar.ts'
import type { Continuation, DecodeStep } from '../model/whisper.ts'

/** A text of a clip. */
export interface FoundText {
  tokens: readonly number[]
  /** The sum of the natural logarithms of its tokens' probabilities, its end included. */
  sum: number
  /** The cost of the text in the grammar. */
  cost: number
}

/**
 * A search through the texts of a clip: it yields the hypotheses that the decoder has to continue, receives the logits behind
 * each, and returns its result.
 */
export type Search<Result> = Generator<readonly Continuation[], Result, readonly Float32Array[]>

/** Runs two searches at once, so that the decoder works on the hypotheses of both together. */
export async function runTogether<One, Other>(
  first: DecodeStep,
  start: (rows: readonly Float32Array[]) => readonly [Search<One>, Search<Other>],
): Promise<[One, Other]> {
  const [one, other] = start(first.rows)
  let [left, right] = [one.next(), other.next()] as const
  let step = first
  /** The rows of the last step that belong to each search. */
  let rows = { left: [0], right: [0] }
  while (!left.done || !right.done) {
    const ofLeft = left.done ? [] : left.value.map(({ row, token }) => ({ row: rows.left[row] ?? 0, token }))
    const ofRight = right.done
      ? []
      : right.value.map(({ row, token }) => ({ row: rows.right[row] ?? 0, token }))
    step = await step.next([...ofLeft, ...ofRight])
    rows = { left: ofLeft.map((_, at) => at), right: ofRight.map((_, at) => ofLeft.length + at) }
    const logits = step.rows
    if (!left.done) left = one.next(rows.left.map((row) => logits[row] ?? new Float32Array()))
    if (!right.done) right = other.next(rows.right.map((row) => logits[row] ?? new Float32Array()))
  }
  return [left.value, right.value]
}

/** A search that has ended already, beside another one. */
// biome-ignore lint/correctness/useYield: it needs no step of the decoder
export function* nothingElse<Result>(result: Result): Search<Result> {
  return result
}

interface Hypothesis extends FoundText {
  /** As it is written so far. */
  text: string
  /** The row of the last step that it continues. */
  row: number
  reading: Reading
  isEnded: boolean
}

interface Limits {
  /** Number of hypotheses that are followed at once. */
  beams: number
  /** The maximum number of tokens of a hypothesis. */
  longest: number
  endToken: number
  /** Returns the letters of a token. */
  textOf: (token: number) => string
}

/** "lapte, lapte de lapte", "unt de unt" */
const sameWordAgain = /\b([a-z]{3,}),?(?: de| cu)? \1(?=[ ,.;:!?…]|$)/
const pause = /[,.;:!?…]/
const repeats = 4
/** The first words decide most, so twice as many hypotheses are followed in them. */
const earlyTokens = 4

/** The power of a text's length by which its likelihood is divided. */
export const lengthPower = 0.7
/** Tokens that a hypothesis may still get. */
const likelyLength = 6

const likelihood = ({ sum, cost }: Pick<FoundText, 'sum' | 'cost'>) => sum - cost

/**
 * Finds the likeliest texts of the grammar, by a beam search: the best first token alone does not decide.
 *
 * @param rows the logits before the first token
 * @returns the likeliest first; none when no text reached its end
 */
export function* searchGrammar(
  rows: readonly Float32Array[],
  start: Reading,
  { beams, longest, endToken, textOf }: Limits,
): Search<FoundText[]> {
  const ended: Hypothesis[] = []
  let open: Hypothesis[] = [{ tokens: [], text: '', sum: 0, cost: 0, row: 0, reading: start, isEnded: false }]
  let logits = rows
  for (let length = 0; ; length += 1) {
    const further = open.flatMap((way, row) =>
      waysFrom(way, row, logits[row], { beams: 2 * beams, endToken, textOf }),
    )
    const followed = length < earlyTokens ? 2 * beams : beams
    const best = distinct(further.toSorted(byLikelihood)).slice(0, followed)
    // In the last round every ended text counts, also one that is not among the best.
    ended.push(...(length < longest ? best : further).filter((way) => way.isEnded))
    open = best.filter((way) => !way.isEnded && isHopeful(way, ended))
    if (open.length === 0 || length >= longest)
      return ended.toSorted((one, other) => score(other) - score(one))
    logits = yield open.map(({ row, tokens }) => ({ row, token: tokens[tokens.length - 1] ?? 0 }))
  }
}

/**
 * The likelihood of a text by its length: a longer one is less likely, though a shorter one may have left out half of what was
 * said.
 */
function score(text: Pick<FoundText, 'sum' | 'cost'> & { tokens: { length: number } }): number {
  return likelihood(text) / (text.tokens.length + 1) ** lengthPower
}

/** False once a hypothesis would be worse than an ended one even if all its later tokens were certain. */
function isHopeful(way: Hypothesis, ended: readonly Hypothesis[]): boolean {
  const later = (way.tokens.length + likelyLength) ** lengthPower
  return ended.every((one) => likelihood(way) / later > score(one))
}

/** Of the hypotheses that continue in the same way ("Lapte", "lapte"), keeps the likeliest. */
function distinct(sorted: readonly Hypothesis[]): Hypothesis[] {
  const seen = new Set<Reading>()
  return sorted.filter(({ reading, isEnded }) => {
    const isNew = isEnded || !seen.has(reading)
    if (!isEnded) seen.add(reading)
    return isNew
  })
}

function byLikelihood(one: FoundText, other: FoundText): number {
  return likelihood(other) - likelihood(one)
}

/** The best continuations, and the end if the grammar allows it. */
function waysFrom(
  way: Hypothesis,
  row: number,
  logits: Float32Array = new Float32Array(),
  { beams, endToken, textOf }: Omit<Limits, 'longest'>,
): Hypothesis[] {
  const all = logSumExp(logits)
  const sumWith = (token: number) => way.sum + (logits[token] ?? -Infinity) - all
  const further = likeliestOf(
    way.reading
      .followers()
      .map(({ token, reading, cost }) => ({ token, reading, sum: sumWith(token), cost: way.cost + cost })),
    beams,
  ).map(({ token, reading, sum, cost }) => {
    const text = way.text + textOf(token)
    return { tokens: [...way.tokens, token], text, sum, cost, row, reading, isEnded: false }
  })
  const { endCost } = way.reading
  const ways: Hypothesis[] = further
  if (endCost !== undefined) {
    const end = { sum: sumWith(endToken), cost: way.cost + endCost, isEnded: true }
    ways.push({ ...way, ...end, row })
  }
  return ways.filter(({ text, isEnded }) => !namesTwice(text, isEnded))
}

/** The likeliest few of many, in no order. */
function likeliestOf<One extends Pick<FoundText, 'sum' | 'cost'>>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all]
  const found: One[] = []
  for (const one of all) {
    const last = found[most - 1]
    if (last && likelihood(one) <= likelihood(last)) continue
    const place = found.findIndex((other) => likelihood(other) < likelihood(one))
    found.splice(place < 0 ? found.length : place, 0, one)
    found.length = Math.min(found.length, most)
  }
  return found
}

/** True if a text names one thing twice; the last one may still become longer unless the text has ended. */
function namesTwice(text: string, isEnded: boolean): boolean {
  if (!isEnded && !pause.test(text.at(-1) ?? '')) return false
  const folded = fold(text)
  if (sameWordAgain.test(folded)) return true
  const things = folded
    .split(/[,.;:!?…]+ ?| si /)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '')
  return new Set(things).size < things.length
}

/**
 * Follows the likeliest token from step to step without a grammar.
 *
 * @param isPlain true for tokens of plain text
 */
export function* readFreely(
  rows: readonly Float32Array[],
  isPlain: (token: number) => boolean,
  { longest, endToken }: Pick<Limits, 'longest' | 'endToken'>,
): Search<FoundText> {
  const tokens: number[] = []
  let sum = 0
  let [logits = new Float32Array()] = rows
  for (;;) {
    const token = tokens.length < longest ? likeliest(logits, isPlain, endToken) : endToken
    sum += (logits[token] ?? -Infinity) - logSumExp(logits)
    if (token === endToken) return { tokens, sum, cost: 0 }
    tokens.push(token)
    if (isRepeating(tokens)) return { tokens, sum, cost: 0 }
    ;[logits = new Float32Array()] = yield [{ row: 0, token }]
  }
}

/** True once the last tokens have come four times: the model finds no end then. */
function isRepeating(tokens: readonly number[]): boolean {
  for (let length = 1; length * repeats <= tokens.length; length += 1) {
    const last = tokens.slice(-length * repeats)
    if (last.every((token, at) => token === last[at % length])) return true
  }
  return false
}

function likeliest(logits: Float32Array, isPlain: (token: number) => boolean, endToken: number): number {
  let best = endToken
  for (const [token, value] of logits.entries()) {
    if (value > (logits[best] ?? -Infinity) && isPlain(token)) best = token
  }
  return best
}

/** The logarithm by which logits become logarithms of probabilities. */
export function logSumExp(logits: Float32Array): number {
  let highest = -Infinity
  for (let at = 0; at < logits.length; at += 1) highest = Math.max(highest, logits[at] ?? -Infinity)
  let sum = 0
  for (let at = 0; at < logits.length; at += 1) sum += Math.exp((logits[at] ?? -Infinity) - highest)
  return highest + Math.log(sum)
}
