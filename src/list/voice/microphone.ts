import type { VoiceProblem } from '../../domain/spoken/voice-problem.ts'

export interface Recording {
  /** Returns the present loudness, from 0 to 1. */
  level(): number
  /** Resolves when recording has ended, for whatever reason; the microphone is then released. */
  ended: Promise<void>
  /** Returns true if the browser delivered sound data, and all of it was digital silence. */
  isMuted(): boolean
  /** Ends the recording. @returns the sound, which is stored nowhere else */
  finish(): Promise<Blob>
}

/** Specification, section 9. */
const wanted = { channelCount: 1, sampleRate: 44_100 }
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
/** Ten seconds take some 210 KB in base64, far less than the server accepts. */
const audioBitsPerSecond = 128_000

/** Opens the microphone and records, until it is asked to end or `signal` releases the microphone. */
export async function record(signal: AbortSignal): Promise<Recording | VoiceProblem> {
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: wanted })
  } catch (error) {
    return problemOf(error)
  }
  try {
    if (!signal.aborted) return recordStream(stream, signal)
  } catch {
    // A format or a device that the browser cannot record.
  }
  release(stream)
  return 'not-started'
}

function recordStream(stream: MediaStream, signal: AbortSignal): Recording {
  const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  const loudness = loudnessOf(stream)
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    release(stream)
    loudness.close()
  }
  recorder.addEventListener('stop', end)
  signal.addEventListener('abort', end)
  recorder.start()
  const finish = async () => {
    end()
    await ended
    return new Blob(pieces, { type: recorder.mimeType })
  }
  return { level: loudness.level, isMuted: loudness.isMuted, ended, finish }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

const problems: Readonly<Record<string, VoiceProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
}

function problemOf(error: unknown): VoiceProblem {
  return (error instanceof Error && problems[error.name]) || 'not-started'
}

interface Loudness {
  /** From 0, a quiet room, to 1, a voice close by. */
  level(): number
  isMuted(): boolean
  close(): void
}

const samples = 1_024
/** Fewer measurements say nothing: the first ones may come before the sound. */
const leastMeasured = 10
/** In decibels relative to full scale. */
const quiet = -55
const loud = -12

/** Measures the loudness of a stream. Returns 0 if the browser provides no sound data; listening continues all the same. */
function loudnessOf(stream: MediaStream): Loudness {
  try {
    return measure(new AudioContext(), stream)
  } catch {
    return { level: () => 0, isMuted: () => false, close: () => undefined }
  }
}

function measure(context: AudioContext, stream: MediaStream): Loudness {
  const analyser = new AnalyserNode(context, { fftSize: samples })
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume().catch(() => undefined)
  const wave = new Float32Array(samples)
  let measured = 0
  let isSilent = true
  const level = () => {
    analyser.getFloatTimeDomainData(wave)
    if (context.state === 'running') measured += 1
    isSilent &&= wave.every((sample) => sample === 0)
    return levelOf(wave)
  }
  const isMuted = () => isSilent && measured >= leastMeasured
  return { level, isMuted, close: () => void context.close().catch(() => undefined) }
}

/** @param wave samples from -1 to 1 @returns perceived loudness, from 0 to 1 */
export function levelOf(wave: Float32Array): number {
  const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length
  const decibels = 10 * Math.log10(power)
  return Math.min(1, Math.max(0, (decibels - quiet) / (loud - quiet)))
}
