import { sampleRateHz } from './sample-rate.ts'
import type { SpeechSpan } from './speech-gate.ts'

/** The model leaves out the first sound of a word that begins at once. */
const leadSamples = 0.3 * sampleRateHz
/** By how much speech is louder than its room; noise suppression and synthetic voices have no room at all. */
const belowSpeechDb = 35
/** Rooms are quieter at high frequencies. */
const memory = 0.7
/** The root mean square of the filtered noise. */
const noiseLevel = Math.sqrt((1 - memory) / (1 + memory) / 3)

/** Returns the part of a clip with speech, as in a quiet room, and with a pause before it. */
export function inQuietRoom(samples: Float32Array, { from, to }: SpeechSpan): Float32Array {
  const lead = Math.max(0, leadSamples - from)
  const room = new Float32Array(lead + to - from)
  room.set(samples.subarray(from, to), lead)
  const energy = room.reduce((sum, sample) => sum + sample * sample, 0) / (to - from)
  const factor = (Math.sqrt(energy) * 10 ** (-belowSpeechDb / 20)) / noiseLevel
  let state = 1
  let level = 0
  return room.map((sample) => {
    // The same noise for every clip, so that it is always heard alike (Numerical Recipes' linear congruence).
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    level = memory * level + (1 - memory) * (state / 2 ** 31 - 1)
    return sample + factor * level
  })
}
