import { OpusDecoder } from 'opus-decoder'
import { sampleRateHz } from './clip.ts'

/** Packets of Opus to mono samples at 16 kHz. */
export async function decodeOpus(packets: Uint8Array[], channels: number): Promise<Float32Array> {
  const decoder = new OpusDecoder({ channels, sampleRate: sampleRateHz })
  await decoder.ready
  try {
    return mixed(decoder.decodeFrames(packets).channelData)
  } finally {
    decoder.free()
  }
}

/** The mean of all channels. */
function mixed(channels: readonly Float32Array[]): Float32Array {
  const length = Math.min(...channels.map((channel) => channel.length))
  return Float32Array.from(
    { length },
    (_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length,
  )
}
