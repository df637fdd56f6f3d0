import { OpusDecoder } from 'opus-decoder'
import { sampleRateHz } from './clip.ts'
import { mixed } from './mix.ts'

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
