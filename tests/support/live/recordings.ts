/** The first bytes of each kind of recording, and the name and type that an engine has to get. */
const kinds = {
  webm: { head: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), name: 'audio.webm', type: 'audio/webm' },
  ogg: { head: Buffer.from('OggS'), name: 'audio.ogg', type: 'audio/ogg' },
  mp4: { head: Buffer.from('\0\0\0\x1cftypmp42'), name: 'audio.mp4', type: 'audio/mp4' },
  wav: { head: Buffer.from('RIFF\x24\x7d\0\0WAVE'), name: 'audio.wav', type: 'audio/wav' },
} as const

export type RecordingKind = keyof typeof kinds
export const recordingKinds = Object.keys(kinds) as RecordingKind[]

/** A recording that contains every byte value, also the line ends and dashes that separate parts of a form. */
export function makeRecording(kind: RecordingKind = 'webm', length = 16_384) {
  const { head, name, type } = kinds[kind]
  const bytes = Buffer.alloc(length)
  for (let at = 0; at < length; at++) bytes[at] = (at * 7 + (at >> 8)) & 0xff
  head.copy(bytes)
  Buffer.from('\r\n------\r\n\r\n--\r\n').copy(bytes, 64)
  return { bytes, name, type }
}
