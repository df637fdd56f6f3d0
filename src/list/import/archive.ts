import { unzipSync } from 'fflate'
import { longestImport } from '../../domain/lib/reading-limits.ts'

/** A file of an archive. */
export interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

/** Most entries that are looked at. */
const mostEntries = 20_000
const readable = /\.(?:json|csv|tsv|ics|md|html)$/i
const page = /\.html$/i

/**
 * Unpacks the files of a zip that may contain a list, as many as are `longestImport` bytes together, so that a small archive
 * cannot fill the memory. A page beside data of the same name is left out.
 *
 * @returns undefined for a broken archive
 */
export function filesIn(zip: Uint8Array): { files: ArchivedFile[]; left: string[] } | undefined {
  const left: string[] = []
  let [entries, total] = [0, 0]
  try {
    const found = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        entries++
        if (entries > mostEntries || !readable.test(name)) return false
        const fits = total + originalSize <= longestImport
        if (fits) total += originalSize
        else left.push(name)
        return fits
      },
    })
    const names = new Set(Object.keys(found))
    const files = Object.entries(found).map(([name, bytes]) => ({ name, bytes }))
    const isDouble = (name: string) => page.test(name) && names.has(name.replace(page, '.json'))
    return { files: files.filter(({ name }) => !isDouble(name)), left }
  } catch {
    return undefined
  }
}
