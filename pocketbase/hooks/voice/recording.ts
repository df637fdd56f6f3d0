/** A recording from a browser. */
export interface AudioClip {
  bytes: Uint8Array
  format: RecordingFormat
}

/** File name and type by which engines recognize the container. */
export interface RecordingFormat {
  fileName: string
  contentType: string
}

/** A shorter recording contains no word (specification, sections 5 and 9). */
const leastBytes = 8_000

/** Formats are recognized by the bytes at a fixed place; the type that a browser reports is unreliable. */
const formats: readonly (RecordingFormat & { at: number; signature: readonly number[] })[] = [
  // EBML, the basis of Matroska.
  { at: 0, signature: [0x1a, 0x45, 0xdf, 0xa3], fileName: 'audio.webm', contentType: 'audio/webm' },
  { at: 0, signature: ascii('OggS'), fileName: 'audio.ogg', contentType: 'audio/ogg' },
  { at: 4, signature: ascii('ftyp'), fileName: 'audio.mp4', contentType: 'audio/mp4' },
  { at: 8, signature: ascii('WAVE'), fileName: 'audio.wav', contentType: 'audio/wav' },
]

/** @returns otherwise the reason for which it cannot be transcribed */
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

/** Length of decoded base64; the decoder skips invalid characters, and so returns fewer bytes. */
function decodedLength(text: string): number {
  return Math.floor((text.replace(/={1,2}$/, '').length * 3) / 4)
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}
