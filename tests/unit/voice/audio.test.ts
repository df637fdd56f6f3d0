import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inQuietRoom } from '../../../voice/audio/quiet-room.ts'
import { resample } from '../../../voice/audio/resample.ts'
import { isMuted, speechIn } from '../../../voice/audio/speech-gate.ts'
import { inNoise, speechLike, withoutSpeech } from '../../support/voice/clips.ts'

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
  test.each(withoutSpeech())('%s is no speech', (_, samples) => expect(speechIn(samples)).toBeUndefined())

  const sound = fc.record({
    seed: fc.nat(),
    seconds: fc.double({ min: 0.6, max: 2, noNaN: true }),
    pitchHz: fc.integer({ min: 150, max: 1_000 }),
    syllablesHz: fc.integer({ min: 2, max: 6 }),
    loudness: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
  })

  test('sound that swells and fades may be', () => {
    fc.assert(
      fc.property(sound, (wanted) => speechIn(speechLike(wanted)) !== undefined),
      { numRuns: 50 },
    )
  })

  test.each([20, 10])(
    'a word of 0.4 s is found in a recording of 4 s with noise at %i dB',
    (aboveNoiseDb) => {
      const word = speechLike({ seed: 1, seconds: 0.4, pitchHz: 600, syllablesHz: 1.25, loudness: 0.5 })
      const noisy = inNoise(word, 4, 1.5, aboveNoiseDb)
      const span = speechIn(noisy)
      expect(span).toBeDefined()
      const { from = 0, to = 0 } = span ?? {}
      expect(from / 16_000).toBeGreaterThan(1)
      expect(from / 16_000).toBeLessThan(1.6)
      expect(to / 16_000).toBeGreaterThan(1.7)
      expect(to / 16_000).toBeLessThan(2.4)
    },
  )
})

test('a microphone that is switched off gives digital silence', () => {
  expect(isMuted(new Float32Array(64_000))).toBe(true)
  expect(isMuted(Float32Array.from({ length: 64_000 }, (_, at) => 0.0005 * Math.sin(at)))).toBe(false)
})

describe('in a quiet room', () => {
  const word = speechLike({ seed: 1, seconds: 0.4, pitchHz: 600, syllablesHz: 1.25, loudness: 0.5 })
  const levelOf = (samples: Float32Array) =>
    10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

  test('a word that begins at once gets a pause before it, 35 dB below the word', () => {
    const room = inQuietRoom(word, { from: 0, to: word.length })
    expect(room).toHaveLength(word.length + 4_800)
    expect(levelOf(word) - levelOf(room.subarray(0, 4_800))).toBeCloseTo(35, 0)
    const farthest = room
      .subarray(4_800)
      .reduce((most, value, at) => Math.max(most, Math.abs(value - (word[at] ?? 0))), 0)
    expect(farthest).toBeLessThan(0.02)
  })

  test('a word with a pause before it gets none', () => {
    const late = Float32Array.from([...new Float32Array(8_000), ...word])
    expect(inQuietRoom(late, { from: 5_000, to: late.length })).toHaveLength(late.length - 5_000)
  })
})
