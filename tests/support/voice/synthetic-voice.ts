import { execFileSync } from 'node:child_process'
import { decodeClip } from '../../../voice/audio/decode-clip.ts'

/** Returns what espeak-ng says in Romanian, as samples at 16 kHz. */
export async function spokenBySynthesis(text: string, wordsPerMinute = 140): Promise<Float32Array> {
  const said = execFileSync('espeak-ng', ['-v', 'ro', '-s', String(wordsPerMinute), '--stdout', text])
  const decoded = await decodeClip(wavWithLength(said))
  if (decoded.kind !== 'samples') throw new Error('The synthetic voice said nothing')
  return decoded.samples
}

/** A program that writes to a pipe does not know the length of its sound beforehand. */
function wavWithLength(written: Buffer): Uint8Array {
  const header = 44
  const file = Buffer.from(written)
  file.writeUInt32LE(file.length - 8, 4)
  file.writeUInt32LE(file.length - header, header - 4)
  return new Uint8Array(file)
}
