import { expect, test } from 'vitest'
import { levelOf } from '../../../../src/list/voice/microphone.ts'

const tone = (loudness: number) =>
  Float32Array.from({ length: 1_024 }, (_, at) => loudness * Math.sin((2 * Math.PI * at) / 64))

test.each([
  ['silence', 0, 0],
  ['a quiet room', 0.002, 0],
  ['as loud as can be', 1, 1],
])('%s', (_what, loudness, level) => {
  expect(levelOf(tone(loudness))).toBe(level)
})

test('ten times as loud is as much more from anywhere', () => {
  const [low, middle, high] = [0.003, 0.03, 0.3].map((loudness) => levelOf(tone(loudness)))
  expect(Number(high) - Number(middle)).toBeCloseTo(Number(middle) - Number(low), 5)
  expect(low).toBeGreaterThan(0)
  expect(high).toBeLessThan(1)
})
