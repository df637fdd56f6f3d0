/** What somebody said, as their browser recorded it. */
export interface AudioClip {
  bytes: Uint8Array
  format: RecordingFormat
}

/** What engines tell the container by. */
export interface RecordingFormat {
  fileName: string
  contentType: string
}

/** Less than this is no word (specification, sections 5 and 9). */
const leastBytes = 8_000

/** By the bytes a file of each kind has at one place; what a browser calls its recording may be anything. */
const formats: readonly (RecordingFormat & { at: number; signature: readonly number[] })[] = [
  // EBML, which Matroska is written in.
  { at: 0, signature: [0x1a, 0x45, 0xdf, 0xa3], fileName: 'audio.webm', contentType: 'audio/webm' },
  { at: 0, signature: ascii('OggS'), fileName: 'audio.ogg', contentType: 'audio/ogg' },
  { at: 4, signature: ascii('ftyp'), fileName: 'audio.mp4', contentType: 'audio/mp4' },
  { at: 8, signature: ascii('WAVE'), fileName: 'audio.wav', contentType: 'audio/wav' },
]

/** @returns why it cannot be heard, otherwise */
export function readRecording(audio: unknown): AudioClip | 'no-recording' | 'short-recording' {
  if (typeof audio !== 'string') return 'no-recording'
  const bytes = Buffer.from(audio, 'base64')
  if (bytes.length !== decodedLength(audio)) return 'no-recording'
  if (bytes.length < leastBytes) return 'short-recording'
  const found = formats.find(({ at, signature }) =>
    signature.every((byte, index) => bytes[at + index] === byte),
  )
  if (!found) return 'no-recording'
  const { fileName, contentType } = found
  return { bytes, format: { fileName, contentType } }
}

/** Of base64; what is none of it is passed over by the reader, and so comes out shorter. */
function decodedLength(text: string): number {
  return Math.floor((text.replace(/={1,2}$/, '').length * 3) / 4)
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}
