import {
  ALL_FORMATS,
  type AudioSample,
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
} from 'mediabunny'
import { type DecodedClip, longestClipS, sampleRateHz } from './clip.ts'
import { decodeByFfmpeg } from './ffmpeg.ts'
import { mixed } from './mix.ts'
import { decodeOpus } from './opus.ts'
import { resample } from './resample.ts'

/**
 * Decodes what a browser records (Opus in WebM or Ogg; AAC in MP4 where ffmpeg is installed) and WAV files.
 *
 * @returns mono samples from -1 to 1 at 16 kHz, at most ten seconds of them
 */
export async function decodeClip(bytes: Uint8Array): Promise<DecodedClip> {
  try {
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
    const track = await input.getPrimaryAudioTrack()
    return track ? await decodeTrack(track, bytes) : { kind: 'unreadable' }
  } catch {
    // Whatever stands in the way is in the bytes, and those are a stranger's.
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

/** Samples that a file holds as they are. */
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

/** The coded bytes of the first ten seconds. */
async function readPackets(track: InputAudioTrack): Promise<Uint8Array[]> {
  const packets: Uint8Array[] = []
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    if (timestamp > longestClipS) break
    packets.push(data)
  }
  return packets
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
