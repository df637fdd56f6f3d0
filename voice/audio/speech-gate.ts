import { sampleRateHz } from './sample-rate.ts'

const frameLength = sampleRateHz / 50
/** Of the difference between samples, which lifts speech out of rumble and hum. */
const emphasis = 0.97
/** Digital silence tells nothing of how loud the room is. */
const silenceDb = -90
/** A whisper close to the microphone lies 20 dB above. */
const quietestSpeechDb = -66
/** Speech comes in syllables; what is even is noise. */
const leastChangeDb = 6
/** A click is shorter, the shortest word longer. */
const leastSpeechFrames = 6

/** Whether a clip can hold speech at all, told by its energy alone: silence, steady noise and single clicks do not. */
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
