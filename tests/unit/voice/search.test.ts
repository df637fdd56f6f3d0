import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../../src/domain/lib/fold.ts'
import { nothingElse, readFreely, runTogether, searchGrammar } from '../../../voice/decode/search.ts'
import { costInGrammar, makeTokenTree, startReading } from '../../../voice/grammar/grammar.ts'
import type { Continuation, DecodeStep } from '../../../voice/model/whisper.ts'
import { makeVocabulary } from '../../../voice/tests/tiny-tokenizer.ts'

const { texts, size, bias } = makeVocabulary()
const tree = makeTokenTree({ texts })
const endToken = size - 13

/** A decoder whose logits depend on the tokens before and are otherwise random; it notes the sizes of its batches. */
function randomDecoder(seed: number, batches: number[] = []): DecodeStep {
  const stepAfter = (histories: readonly (readonly number[])[]): DecodeStep => ({
    rows: histories.map((history) =>
      Float32Array.from(
        { length: size },
        (_, token) => (bias[token] ?? 0) + noise(seed, [...history, token]),
      ),
    ),
    next: async (continuations: readonly Continuation[]) => {
      batches.push(continuations.length)
      return stepAfter(continuations.map(({ row, token }) => [...(histories[row] ?? []), token]))
    },
  })
  return stepAfter([[]])
}

function noise(seed: number, tokens: readonly number[]): number {
  const mixed = tokens.reduce((sum, token) => Math.imul(sum ^ token, 0x9e3779b1) ^ (sum >>> 13), seed | 1)
  return 4 * ((mixed >>> 0) / 2 ** 32)
}

const limits = { beams: 4, longest: 12, endToken, textOf: (token: number) => texts.get(token) ?? '' }
const textOf = (tokens: readonly number[]) => tokens.map((token) => texts.get(token)).join('')

test('a text of the search is inside the grammar, and costs what the grammar says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const [found] = await runTogether(randomDecoder(seed), (rows) => [
        searchGrammar(rows, startReading(tree, []), limits),
        nothingElse(undefined),
      ])
      for (const { tokens, cost } of found)
        expect(cost).toBeCloseTo(costInGrammar(textOf(tokens)) ?? Number.NaN, 5)
    }),
    { numRuns: 30 },
  )
})

test('two searches share the steps of the decoder, and find what each finds alone', async () => {
  const isPlain = (token: number) => texts.has(token)
  const batches: number[] = []
  const [together, free] = await runTogether(randomDecoder(5, batches), (rows) => [
    searchGrammar(rows, startReading(tree, []), limits),
    readFreely(rows, isPlain, limits),
  ])
  const aloneBatches: number[] = []
  const [alone] = await runTogether(randomDecoder(5, aloneBatches), (rows) => [
    searchGrammar(rows, startReading(tree, []), limits),
    nothingElse(undefined),
  ])
  const [freeAlone] = await runTogether(randomDecoder(5), (rows) => [
    readFreely(rows, isPlain, limits),
    nothingElse(undefined),
  ])
  expect(together.map(({ tokens }) => tokens)).toEqual(alone.map(({ tokens }) => tokens))
  expect(free.tokens).toEqual(freeAlone.tokens)
  expect(batches.length).toBe(Math.max(aloneBatches.length, free.tokens.length))
})

test('reading freely ends when the model repeats itself', async () => {
  const logits = Float32Array.from({ length: size }, (_, token) => (token === 70 ? 5 : 0))
  const stuck: DecodeStep = { rows: [logits], next: async () => stuck }
  const [{ tokens }] = await runTogether(stuck, (rows) => [
    readFreely(rows, () => true, { longest: 50, endToken }),
    nothingElse(undefined),
  ])
  expect(tokens).toEqual([70, 70, 70, 70])
})

test('no text of the search names a thing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const [found] = await runTogether(randomDecoder(seed), (rows) => [
        searchGrammar(rows, startReading(tree, []), { ...limits, longest: 24 }),
        nothingElse(undefined),
      ])
      for (const { tokens } of found) {
        const things = fold(textOf(tokens))
          .split(/[,.;:!?]+| si /)
          .map((thing) => thing.trim())
          .filter((thing) => thing !== '')
        expect(things).toEqual([...new Set(things)])
        expect(textOf(tokens)).not.toMatch(/\b(lapte|mere|unt|ouă),? (?:de )?\1\b/)
      }
    }),
    { numRuns: 30, examples: [[-2051856661]] },
  )
})
