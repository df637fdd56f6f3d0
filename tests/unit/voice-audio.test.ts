import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resample } from '../../voice/audio/resample.ts'
import { mayBeSpeech } from '../../voice/audio/speech-gate.ts'
import { speechLike, withoutSpeech } from '../support/voice/clips.ts'

test.each([8_000, 22_050, 44_100, 48_000])('a tone at %i Hz is the same tone at 16 kHz', (rate) => {
  const tone = (hz: number) =>
    Float32Array.from({ length: hz }, (_, at) => Math.sin((2 * Math.PI * 440 * at) / hz))
  const [found, wanted] = [resample(tone(rate), rate, 16_000), tone(16_000)]
  expect(found).toHaveLength(wanted.length)
  const worst = Math.max(
    ...wanted.subarray(100, -100).map((value, at) => Math.abs(value - (found[at + 100] ?? 0))),
  )
  expect(worst).toBeLessThan(0.01)
})

describe('by its energy', () => {
  test.each(withoutSpeech())('%s is no speech', (_, samples) => expect(mayBeSpeech(samples)).toBe(false))

  test('sound that swells and fades may be', () => {
    const sound = fc.record({
      seed: fc.nat(),
      seconds: fc.double({ min: 0.6, max: 2, noNaN: true }),
      pitchHz: fc.integer({ min: 150, max: 1_000 }),
      syllablesHz: fc.integer({ min: 2, max: 6 }),
      loudness: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    })
    fc.assert(
      fc.property(sound, (wanted) => mayBeSpeech(speechLike(wanted))),
      { numRuns: 50 },
    )
  })
})
