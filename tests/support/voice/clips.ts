const rateHz = 16_000

export interface Sound {
  seed: number
  seconds: number
  /** Pitch of the lowest tone. */
  pitchHz: number
  /** Number of times per second that the sound swells and fades, like the syllables of speech. */
  syllablesHz: number
  /** As a share of full scale. */
  loudness: number
}

/** Returns a sound that swells, fades and changes its pitch: it is not speech, but has the energy of speech. */
export function speechLike({ seed, seconds, pitchHz, syllablesHz, loudness }: Sound): Float32Array {
  const noise = noiseFrom(seed)
  return samplesOf(seconds, (time) => {
    const swell = Math.max(0, Math.sin(2 * Math.PI * syllablesHz * time)) ** 2
    const pitch = pitchHz * (1 + 0.3 * Math.sin(2 * Math.PI * 0.7 * time))
    const voice = [1, 2, 3, 5].reduce(
      (sum, tone) => sum + Math.sin(2 * Math.PI * pitch * tone * time) / tone,
      0,
    )
    return loudness * (0.5 * swell * voice + 0.002 * noise())
  })
}

/** Returns twenty recordings without speech, by name. */
export function withoutSpeech(): [name: string, samples: Float32Array][] {
  const steady = [0.0005, 0.003, 0.02, 0.1, 0.5].flatMap((loudness): [string, Float32Array][] => [
    [`white noise at ${loudness}`, coloured(1, 0, loudness)],
    [`pink noise at ${loudness}`, coloured(2, 0.7, loudness)],
    [`rumble at ${loudness}`, coloured(3, 0.98, loudness)],
  ])
  return [
    ...steady,
    ['digital silence', samplesOf(2, () => 0)],
    ['a constant', samplesOf(2, () => 0.2)],
    ['hum of the mains', samplesOf(2, (time) => 0.1 * Math.sin(2 * Math.PI * 50 * time))],
    ['a whistle', samplesOf(2, (time) => 0.3 * Math.sin(2 * Math.PI * 1_200 * time))],
    ['a click', samplesOf(2, (time) => (Math.abs(time - 1) < 0.002 ? 0.9 : 0))],
  ]
}

/**
 * Returns a recording of some seconds with pink noise and a sound in it.
 *
 * @param at the second at which the sound begins
 * @param aboveNoiseDb by how much the sound is louder than the noise, in dB
 */
export function inNoise(
  sound: Float32Array,
  seconds: number,
  at: number,
  aboveNoiseDb: number,
): Float32Array {
  const noise = noiseFrom(1)
  let level = 0
  const room = samplesOf(seconds, () => {
    level = 0.7 * level + 0.3 * noise()
    return level
  })
  const loudness = loudnessOf(sound) / loudnessOf(room) / 10 ** (aboveNoiseDb / 20)
  const start = Math.round(at * rateHz)
  return room.map((value, index) => loudness * value + (sound[index - start] ?? 0))
}

function loudnessOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** A WAV file of 16 bits. */
export function wav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const coded = Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 0x7fff)
  return wavOf(new Uint8Array(coded.buffer))
}

/** A WAV file of encoded samples with this many bits each; several channels alternate. */
export function wavOf(
  coded: Uint8Array,
  { bits = 16, channels = 1, isFloat = false } = {},
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + coded.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(isFloat ? 3 : 1, 20)
  header.writeUInt16LE(channels, 22)
  header.writeUInt32LE(rateHz, 24)
  header.writeUInt32LE((rateHz * channels * bits) / 8, 28)
  header.writeUInt16LE((channels * bits) / 8, 32)
  header.writeUInt16LE(bits, 34)
  header.write('data', 36)
  header.writeUInt32LE(coded.length, 40)
  return new Uint8Array(Buffer.concat([header, coded]))
}

/** Returns noise; the nearer `memory` is to 1, the lower it sounds. */
export function coloured(seed: number, memory: number, loudness: number, seconds = 2): Float32Array {
  const noise = noiseFrom(seed)
  let level = 0
  return samplesOf(seconds, () => {
    level = memory * level + (1 - memory) * noise()
    return (loudness * level) / Math.sqrt(1 - memory)
  })
}

function samplesOf(seconds: number, at: (time: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rateHz) }, (_, index) => at(index / rateHz))
}

/** Numbers from -1 to 1, the same for the same seed (Numerical Recipes' linear congruence). */
function noiseFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}
