import { sampleRateHz } from './sample-rate.ts'

const frameLength = sampleRateHz / 50
/** Factor of the pre-emphasis filter, which suppresses rumble and hum. */
const emphasis = 0.97
/** Digital silence contains no information about the noise of the room. */
const silenceDb = -90
/** A whisper close to the microphone is 20 dB louder. */
const quietestSpeechDb = -66
/** Speech consists of syllables; a steady level is noise. */
const leastChangeDb = 6
/** Clicks are shorter, and the shortest word is longer. */
const leastSpeechFrames = 6

/** True when a clip may contain speech, judged by its energy alone; false for silence, steady noise and single clicks. */
export function mayBeSpeech(samples: Float32Array): boolean {
  const levels = frameLevels(samples).filter((level) => level > silenceDb)
  const sorted = levels.toSorted((a, b) => a - b)
  const quiet = sorted[Math.floor(sorted.length * 0.1)] ?? silenceDb
  const loud = sorted[Math.floor(sorted.length * 0.9)] ?? silenceDb
  const isChanging = loud - quiet >= leastChangeDb
  const speech = levels.filter((level) => level > Math.max(quietestSpeechDb, quiet + leastChangeDb))
  return isChanging && speech.length >= leastSpeechFrames
}

/** The level of each 20 ms, in dB of full scale. */
function frameLevels(samples: Float32Array): number[] {
  return Array.from({ length: Math.floor(samples.length / frameLength) }, (_, frame) => {
    let energy = 0
    for (let at = frame * frameLength; at < (frame + 1) * frameLength; at += 1) {
      const difference = (samples[at] ?? 0) - emphasis * (samples[at - 1] ?? 0)
      energy += difference * difference
    }
    return 10 * Math.log10(energy / frameLength + 1e-12)
  })
}
