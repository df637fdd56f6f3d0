import { sampleRateHz } from './sample-rate.ts'

const frameLength = sampleRateHz / 50
/** Factor of the pre-emphasis filter, which suppresses rumble and hum. */
const emphasis = 0.97
/** Digital silence contains no information about the noise of the room. */
const silenceDb = -90
/** A whisper close to the microphone is 20 dB louder. */
const quietestSpeechDb = -66
/** Speech exceeds the noise of its room; a steady level is noise. */
const aboveRoomDb = 6
/** The frames of the room: nobody speaks for longer than the rest without a pause. */
const roomShare = 0.2
/** Clicks are shorter, and the shortest word is longer. */
const leastSpeechFrames = 6
/** Between two syllables. */
const longestPauseFrames = 5
/** Kept before and behind speech: its first and last sounds are quiet. */
const marginFrames = 15

/** The part of a clip that may be speech, in samples. */
export interface SpeechSpan {
  from: number
  to: number
}

/** Finds the part of a clip that may be speech by its energy alone; undefined for silence, steady noise and single clicks. */
export function speechIn(samples: Float32Array): SpeechSpan | undefined {
  const levels = frameLevels(samples)
  const sorted = levels.filter((level) => level > silenceDb).toSorted((a, b) => a - b)
  const room = sorted[Math.floor(sorted.length * roomShare)] ?? silenceDb
  const isLoud = levels.map((level) => level > Math.max(quietestSpeechDb, room + aboveRoomDb))
  const runs = runsOf(isLoud).filter(({ loud }) => loud >= leastSpeechFrames)
  const [first, last] = [runs[0], runs[runs.length - 1]]
  if (!first || !last) return undefined
  return {
    from: Math.max(0, first.from - marginFrames) * frameLength,
    to: Math.min(samples.length, (last.to + marginFrames) * frameLength),
  }
}

/** True if a clip has no sound at all, as of a microphone that is switched off. */
export function isMuted(samples: Float32Array): boolean {
  return samples.length > 0 && frameLevels(samples).every((level) => level <= silenceDb)
}

/** Loud frames with short pauses between them, as between syllables. */
interface Run extends SpeechSpan {
  loud: number
}

function runsOf(isLoud: readonly boolean[]): Run[] {
  const runs: Run[] = []
  for (const [at, isHere] of isLoud.entries()) {
    const last = runs[runs.length - 1]
    if (!isHere) continue
    if (last && at - last.to <= longestPauseFrames) Object.assign(last, { to: at + 1, loud: last.loud + 1 })
    else runs.push({ from: at, to: at + 1, loud: 1 })
  }
  return runs
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
