import type { Reading } from '../grammar/grammar.ts'
import { changeCost, leaveOutCost, soundOf, soundOfLetter } from './sounds.ts'

/** A text of the grammar that may go on, beside a part of the heard sounds. */
interface Way {
  text: string
  reading: Reading
  /** The cost of its text in the grammar. */
  inGrammar: number
  /** That and the cost of its different sounds. */
  cost: number
}

const gaps = [' ', ',']
const letters = [...'abcdefghijklmnopqrstuvwxyz', ...gaps]
/** The cost of a different letter against the costs of the grammar. */
const soundWeight = 3
/** Ways that are followed at once. */
const mostWays = 200
/** Ways with the same continuations, which differ in what they have said. */
const mostAlike = 4
/** Letters in a row that were not heard. */
const mostUnheard = 5
const longestSaid = 60
/** Sizes are letters too, but nobody says one: "ouă s". */
const loneLetter = /(?:^|[ ,])[b-np-z]$/

/**
 * Returns the texts of the grammar that sound like a text, folded, the nearest first, with their costs: "un borcan de mere" for
 * "Un porcante mere". A longer text than a few items has none.
 */
export function nearTexts(said: string, start: Reading, most: number): Map<string, number> {
  if (said.length > longestSaid) return new Map()
  let ways = withUnheard([{ text: '', reading: start, inGrammar: 0, cost: 0 }])
  for (const sound of soundOf(said))
    ways = withUnheard(likeliest(ways.flatMap((way) => afterSound(way, sound))))
  const ended = ways.flatMap(
    ({ text, reading: { endCost }, inGrammar, cost }): [Way['text'], number, number][] =>
      endCost === undefined || gaps.some((gap) => text.endsWith(gap)) || loneLetter.test(text)
        ? []
        : [[text.trim(), inGrammar + endCost, cost + endCost]],
  )
  const nearest = ended.toSorted(([, , one], [, , other]) => one - other).slice(0, most)
  return new Map(nearest.map(([text, inGrammar]) => [text, inGrammar]))
}

/** The ways behind one more heard sound: it is left out, or a letter of the grammar is taken for it. */
function afterSound(way: Way, sound: string): Way[] {
  const taken = letters.flatMap((letter) =>
    gaps.includes(letter) ? [] : withLetter(way, letter, changeCost(sound, soundOfLetter(letter, way.text))),
  )
  return [...taken, { ...way, cost: way.cost + soundWeight * leaveOutCost }]
}

/** The given ways, and those with further letters that were not heard. */
function withUnheard(ways: readonly Way[]): Way[] {
  const all = [...ways]
  let last = ways
  for (let round = 0; round < mostUnheard; round += 1) {
    const further = last.flatMap((way) =>
      letters.flatMap((letter) => {
        const isSilent = gaps.includes(letter) || soundOfLetter(letter, way.text) === ''
        return withLetter(way, letter, isSilent ? 0 : leaveOutCost)
      }),
    )
    last = likeliest(further)
    all.push(...last)
  }
  return likeliest(all)
}

function withLetter(way: Way, letter: string, soundCost: number): Way[] {
  if (gaps.includes(letter) && loneLetter.test(way.text)) return []
  const step = way.reading.after(letter)
  if (!step) return []
  return [
    {
      text: way.text + letter,
      reading: step.reading,
      inGrammar: way.inGrammar + step.cost,
      cost: way.cost + step.cost + soundWeight * soundCost,
    },
  ]
}

/** Keeps the likeliest ways, of those with the same continuations only a few. */
function likeliest(ways: readonly Way[]): Way[] {
  const alike = new Map<Reading, Set<string>>()
  const kept: Way[] = []
  for (const way of ways.toSorted((one, other) => one.cost - other.cost)) {
    const texts = alike.get(way.reading) ?? new Set()
    if (texts.size >= mostAlike || texts.has(way.text)) continue
    alike.set(way.reading, texts.add(way.text))
    kept.push(way)
    if (kept.length >= mostWays) break
  }
  return kept
}
