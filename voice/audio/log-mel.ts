import { sampleRateHz } from './clip.ts'
import { powerSpectrum } from './fourier.ts'
import { melFilters } from './mel-filters.ts'

/** 25 ms, every 10 ms. */
const frameLength = 400
const hopLength = 160
const bins = frameLength / 2 + 1
/** Whisper always hears half a minute, mostly silence here. */
const frames = (30 * sampleRateHz) / hopLength
const lowestPower = 1e-10
/** In powers of ten: what lies that far below the loudest is silence. */
const span = 8

const window = Float64Array.from(
  { length: frameLength },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / frameLength),
)
const powerOf = powerSpectrum(frameLength)

/**
 * What Whisper sees of a clip: the logarithm of its energy by pitch and time, as OpenAI's `log_mel_spectrogram` makes it.
 *
 * @param samples at 16 kHz
 * @returns a row of 3,000 frames for each mel band, one row after another
 */
export function logMel(samples: Float32Array, bands: number): Float32Array {
  const filters = melFilters(bands, bins, sampleRateHz)
  const silence = Math.log10(lowestPower)
  const levels = new Float32Array(bands * frames).fill(silence)
  const heard = Math.min(frames, Math.ceil(samples.length / hopLength) + 2)
  let loudest = silence
  for (let frame = 0; frame < heard; frame += 1) {
    const power = powerOf(frameAt(samples, frame * hopLength - frameLength / 2))
    for (let band = 0; band < bands; band += 1) {
      const level = Math.log10(Math.max(lowestPower, filters[band]?.(power) ?? 0))
      levels[band * frames + frame] = level
      loudest = Math.max(loudest, level)
    }
  }
  const lowest = loudest - span
  return levels.map((level) => (Math.max(level, lowest) + 4) / 4)
}

/** One windowed frame. Before its start a clip is mirrored; behind it there is silence. */
function frameAt(samples: Float32Array, start: number): Float64Array {
  return window.map((weight, at) => weight * (samples[Math.abs(start + at)] ?? 0))
}
