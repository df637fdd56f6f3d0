import { spawn } from 'node:child_process'
import {
  ALL_FORMATS,
  type AudioSample,
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
} from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { resample } from './resample.ts'
import { sampleRateHz } from './sample-rate.ts'

/** The longest recording that the list screen makes; samples beyond it are dropped. */
const longestClipS = 10

const ffmpegTimeoutMs = 5_000

/** `unreadable`: no audio in a known format. `lacks-ffmpeg`: audio that needs ffmpeg, on a machine without it. */
type DecodedClip =
  | { kind: 'samples'; samples: Float32Array }
  | { kind: 'unreadable' }
  | { kind: 'lacks-ffmpeg' }

/**
 * Decodes recordings of browsers (Opus in WebM or Ogg; AAC in MP4 if ffmpeg is installed) and WAV files.
 *
 * @returns mono samples from -1 to 1 at 16 kHz, at most ten seconds of them
 */
export async function decodeClip(bytes: Uint8Array): Promise<DecodedClip> {
  try {
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
    const track = await input.getPrimaryAudioTrack()
    return track ? await decodeTrack(track, bytes) : { kind: 'unreadable' }
  } catch {
    // The bytes come from a stranger, so any error here means that they are malformed.
    return { kind: 'unreadable' }
  }
}

async function decodeTrack(track: InputAudioTrack, bytes: Uint8Array): Promise<DecodedClip> {
  const { codec } = track
  if (codec === 'opus') {
    return samplesOf(await decodeOpus(await readPackets(track), track.numberOfChannels))
  }
  if (codec?.startsWith('pcm-')) return samplesOf(await decodePcm(track))
  return decodeByFfmpeg(bytes)
}

/** Reads uncompressed samples. */
async function decodePcm(track: InputAudioTrack): Promise<Float32Array> {
  const parts: Float32Array[] = []
  for await (const sample of new AudioSampleSink(track).samples(0, longestClipS)) {
    parts.push(mixed(channelsOf(sample)))
    sample.close()
  }
  return resample(joined(parts), track.sampleRate, sampleRateHz)
}

function channelsOf(sample: AudioSample): Float32Array[] {
  return Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const channel = new Float32Array(sample.numberOfFrames)
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
    return channel
  })
}

/** The encoded packets of the first ten seconds. */
async function readPackets(track: InputAudioTrack): Promise<Uint8Array[]> {
  const packets: Uint8Array[] = []
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    if (timestamp > longestClipS) break
    packets.push(data)
  }
  return packets
}

/** Decodes packets of Opus to mono samples at 16 kHz. */
async function decodeOpus(packets: Uint8Array[], channels: number): Promise<Float32Array> {
  const decoder = new OpusDecoder({ channels, sampleRate: sampleRateHz })
  await decoder.ready
  try {
    return mixed(decoder.decodeFrames(packets).channelData)
  } finally {
    decoder.free()
  }
}

/** Decodes with the machine's own ffmpeg: no package has a free decoder of AAC. */
function decodeByFfmpeg(bytes: Uint8Array): Promise<DecodedClip> {
  const output = [
    '-ac',
    '1',
    '-ar',
    String(sampleRateHz),
    '-t',
    String(longestClipS),
    '-f',
    'f32le',
    'pipe:1',
  ]
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-i', 'pipe:0', ...output], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: ffmpegTimeoutMs,
    killSignal: 'SIGKILL',
  })
  const decoded: Buffer[] = []
  ffmpeg.stdout.on('data', (part: Buffer) => decoded.push(part))
  // ffmpeg closes its input as soon as it has read enough.
  ffmpeg.stdin.on('error', () => undefined).end(bytes)
  return new Promise((resolve) => {
    ffmpeg.on('error', () => resolve({ kind: 'lacks-ffmpeg' }))
    ffmpeg.on('close', (code) =>
      resolve(code === 0 ? { kind: 'samples', samples: floatsOf(decoded) } : { kind: 'unreadable' }),
    )
  })
}

function floatsOf(parts: readonly Buffer[]): Float32Array {
  const bytes = Buffer.concat(parts)
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readFloatLE(at * 4))
}

/** The mean of all channels, with the length of the shortest. */
function mixed(channels: readonly Float32Array[]): Float32Array {
  const length = Math.min(...channels.map((channel) => channel.length))
  return Float32Array.from(
    { length },
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  )
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function samplesOf(samples: Float32Array): DecodedClip {
  return { kind: 'samples', samples: samples.subarray(0, longestClipS * sampleRateHz) }
}
