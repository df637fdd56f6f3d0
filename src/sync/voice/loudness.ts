export interface Loudness {
  /** From 0, a quiet room, to 1, a voice close by. */
  level(): number
  close(): void
}

const samples = 1_024
/** In decibels relative to full scale. */
const quiet = -55
const loud = -12

/** Measures the loudness of a stream. Returns 0 if the browser provides no sound data; listening continues all the same. */
export function loudnessOf(stream: MediaStream): Loudness {
  try {
    return measure(new AudioContext(), stream)
  } catch {
    return { level: () => 0, close: () => undefined }
  }
}

function measure(context: AudioContext, stream: MediaStream): Loudness {
  const analyser = new AnalyserNode(context, { fftSize: samples })
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume().catch(() => undefined)
  const wave = new Float32Array(samples)
  const level = () => {
    analyser.getFloatTimeDomainData(wave)
    return levelOf(wave)
  }
  return { level, close: () => void context.close().catch(() => undefined) }
}

/** @param wave samples from -1 to 1 @returns perceived loudness, from 0 to 1 */
export function levelOf(wave: Float32Array): number {
  const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length
  const decibels = 10 * Math.log10(power)
  return Math.min(1, Math.max(0, (decibels - quiet) / (loud - quiet)))
}
