import { log_softmax } from '@huggingface/transformers'
import type { Reading } from '../grammar/grammar.ts'
import type { DecodeStep } from '../model/whisper.ts'

/** One possible text of a clip. */
interface Hypothesis {
  tokens: readonly number[]
  /** The sum of the natural logarithms of its tokens' probabilities among all tokens of the model. */
  sum: number
}

/** A hypothesis whose last token ends the text. */
interface Ended extends Hypothesis {
  isEnded: true
}

interface Open extends Hypothesis {
  isEnded: false
  reading: Reading
  /** Runs the decoder; called once this hypothesis is among the best. */
  step: () => Promise<DecodeStep>
}

type Way = Open | Ended

/** The best text, and its score: the mean of `sum` over its tokens. */
interface BestHypothesis {
  tokens: readonly number[]
  score: number
}

interface Search {
  /** Number of hypotheses that are followed at once. */
  beams: number
  /** The maximum number of tokens of a hypothesis. */
  longest: number
  endToken: number
}

/**
 * Finds the likeliest text that matches the grammar, by a beam search: the best first token alone does not decide.
 *
 * @param first the model's step before the first token
 * @returns undefined when no text reached its end
 */
export async function findBest(
  first: DecodeStep,
  start: Reading,
  search: Search,
): Promise<BestHypothesis | undefined> {
  const ended: Ended[] = []
  let open: Open[] = [{ tokens: [], sum: 0, isEnded: false, reading: start, step: async () => first }]
  for (let length = 0; length <= search.longest && ended.length < search.beams; length += 1) {
    const further: Way[] = []
    for (const way of open) further.push(...(await waysFrom(way, search)))
    const best = further.toSorted((a, b) => b.sum - a.sum).slice(0, search.beams)
    open = best.filter((way) => !way.isEnded)
    // In the last round every ended text counts, also one that is not among the best.
    ended.push(...(length < search.longest ? best : further).filter((way) => way.isEnded))
    if (open.length === 0) break
  }
  const found = ended.map(({ tokens, sum }) => ({ tokens: tokens.slice(0, -1), score: sum / tokens.length }))
  return found.toSorted((a, b) => b.score - a.score)[0]
}

/** The best continuations, and the end if the grammar allows it. */
async function waysFrom(way: Open, { beams, endToken }: Search): Promise<Way[]> {
  const step = await way.step()
  const scores = log_softmax(step.rows.at(-1) ?? new Float32Array())
  const sumWith = (token: number) => way.sum + (scores[token] ?? -Infinity)
  const further = way.reading
    .followers()
    .map(({ token, reading }) => ({ token, reading, sum: sumWith(token) }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, beams)
    .map(({ token, reading, sum }) => ({
      tokens: [...way.tokens, token],
      sum,
      isEnded: false as const,
      reading,
      step: () => step.next(token),
    }))
  if (!way.reading.isWhole) return further
  return [...further, { tokens: [...way.tokens, endToken], sum: sumWith(endToken), isEnded: true as const }]
}
