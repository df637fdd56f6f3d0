interface Coding {
  bytes: number
  /** One sample, from -1 to 1. */
  read: (view: DataView, at: number) => number
}

const codings = {
  'pcm-u8': { bytes: 1, read: (view, at) => view.getUint8(at) / 128 - 1 },
  'pcm-s16': { bytes: 2, read: (view, at) => view.getInt16(at, true) / 2 ** 15 },
  'pcm-s24': {
    bytes: 3,
    read: (view, at) => (view.getInt16(at + 1, true) * 256 + view.getUint8(at)) / 2 ** 23,
  },
  'pcm-s32': { bytes: 4, read: (view, at) => view.getInt32(at, true) / 2 ** 31 },
  'pcm-f32': { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
} satisfies Record<string, Coding>

/** Is this the name of a coding of WAV files that we read? */
export function isPcm(codec: string): codec is keyof typeof codings {
  return Object.hasOwn(codings, codec)
}

/** Reads interleaved samples as the mean of their channels. */
export function pcmReader(
  codec: keyof typeof codings,
  channels: number,
): (packet: Uint8Array) => Float32Array {
  const { bytes, read }: Coding = codings[codec]
  return (packet) => {
    const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength)
    const length = Math.floor(packet.byteLength / bytes / channels)
    return Float32Array.from({ length }, (_, at) => {
      let sum = 0
      for (let channel = 0; channel < channels; channel += 1) {
        sum += read(view, (at * channels + channel) * bytes)
      }
      return sum / channels
    })
  }
}
