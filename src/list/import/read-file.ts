import { type Imported, unknownImport } from '../../domain/import/imported.ts'
import { readImport } from '../../domain/import/read-import.ts'
import { itemsPerList, longestImport } from '../../domain/lib/reading-limits.ts'
import { decodeText } from './decode.ts'

/** An archive may also contain photos, which are not unpacked. */
export const longestArchive = 20 * longestImport

/** True for the bytes of a zip. */
export function isArchive([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5)
}

/** Reads a file: its encoding, the lists of an archive, and then as `readImport` does. Never throws. */
export async function readFile(name: string, bytes: Uint8Array): Promise<Imported> {
  if (isArchive(bytes)) return bytes.length > longestArchive ? unknownImport : readArchive(bytes)
  const text = decodeText(bytes)
  return text === undefined ? unknownImport : readImport(text, name)
}

/** Reads the lists of an archive as one; text of no known format is left out, since it may be anything. */
async function readArchive(bytes: Uint8Array): Promise<Imported> {
  const { filesIn } = await import('./archive.ts')
  const archive = filesIn(bytes)
  if (!archive) return unknownImport
  const read = archive.files.map(({ name, bytes: content }) => ({
    name,
    imported: readImport(decodeText(content) ?? '', name),
  }))
  const lists = read.filter(({ imported: { format } }) => format !== 'unknown' && format !== 'text')
  const [first] = lists
  if (!first) return unknownImport
  return {
    format: first.imported.format,
    name: lists.length === 1 ? first.imported.name : '',
    things: lists.flatMap(({ imported }) => imported.things).slice(0, itemsPerList),
    unread: [...lists.flatMap(({ imported }) => imported.unread ?? []), ...archive.left],
  }
}
