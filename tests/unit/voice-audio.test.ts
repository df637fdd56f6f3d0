import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { powerSpectrum } from '../../voice/audio/fourier.ts'
import { logMel } from '../../voice/audio/log-mel.ts'
import { pcmReader } from '../../voice/audio/pcm.ts'
import { resample } from '../../voice/audio/resample.ts'
import { mayBeSpeech } from '../../voice/audio/speech-gate.ts'
import { speechLike, withoutSpeech } from '../support/voice/clips.ts'

const length = 400

/** The definition of the transform. */
function plainPower(values: Float64Array, bin: number): number {
  let [real, imaginary] = [0, 0]
  for (const [at, value] of values.entries()) {
    real += value * Math.cos((2 * Math.PI * bin * at) / length)
    imaginary += value * Math.sin((2 * Math.PI * bin * at) / length)
  }
  return real ** 2 + imaginary ** 2
}

test('the power of a frame is that of its discrete Fourier transform', () => {
  const frame = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
    minLength: length,
    maxLength: length,
  })
  fc.assert(
    fc.property(frame, fc.integer({ min: 0, max: length / 2 }), (values, bin) => {
      const frameOf = Float64Array.from(values)
      expect(powerSpectrum(length)(frameOf)[bin]).toBeCloseTo(plainPower(frameOf, bin), 6)
    }),
    { numRuns: 50 },
  )
})

describe('what Whisper sees of a clip', () => {
  const tone = Float32Array.from({ length: 16_000 }, (_, at) => Math.sin((2 * Math.PI * 1_000 * at) / 16_000))
  const levels = logMel(tone, 80)
  const level = (band: number, frame: number) => levels[band * 3_000 + frame] ?? Number.NaN

  test('is half a minute in 80 bands', () => expect(levels).toHaveLength(80 * 3_000))

  test('is loudest where the tone is', () => {
    const bands = Array.from({ length: 80 }, (_, band) => level(band, 50))
    // 1 kHz is mel 15 of 45.2 on Slaney's scale, and there are 81 steps.
    expect(bands.indexOf(Math.max(...bands))).toBe(26)
  })

  test('is silence, eight powers of ten below, where the clip has ended', () => {
    expect(level(26, 50) - level(26, 2_000)).toBeCloseTo(2, 1)
    expect(new Set(Array.from({ length: 80 }, (_, band) => level(band, 2_000))).size).toBe(1)
  })
})

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

test('samples of every size are read, and channels become their mean', () => {
  const read = (codec: Parameters<typeof pcmReader>[0], bytes: number[], channels = 1) => [
    ...pcmReader(codec, channels)(Uint8Array.from(bytes)),
  ]
  expect(read('pcm-u8', [0, 128, 192])).toEqual([-1, 0, 0.5])
  expect(read('pcm-s16', [0, 0x80, 0, 0x40])).toEqual([-1, 0.5])
  expect(read('pcm-s24', [0, 0, 0x80, 0, 0, 0x40])).toEqual([-1, 0.5])
  expect(read('pcm-s32', [0, 0, 0, 0x40])).toEqual([0.5])
  expect(read('pcm-f32', [0, 0, 0, 0x3f])).toEqual([0.5])
  expect(read('pcm-s16', [0, 0x40, 0, 0], 2)).toEqual([0.25])
})

describe('by its energy', () => {
  test.each(withoutSpeech())('%s is no speech', (_, samples) => expect(mayBeSpeech(samples)).toBe(false))

  test('what swells and fades may be', () => {
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
