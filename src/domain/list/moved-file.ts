import { crc32 } from '../lib/crc32.ts'
import { fieldsOf } from '../lib/fields-of.ts'
import { isUuid } from '../lib/uuid.ts'
import { readListName } from './list-name.ts'
import { type MovedList, type MovedRead, mostMovedLists } from './moved-lists.ts'

const format = 'lista-noastra'
const version = 1

/** In characters; a longer text is not one of our files. */
export const longestMovedFile = 256 * 1024

/** Lists as a JSON file. */
interface MovedFile {
  format: string
  version: number
  /** ISO 8601. */
  madeAt: string
  lists: readonly MovedList[]
  /** A checksum over all fields above, which shows whether the file is complete. */
  check: string
}

/** @param madeAt ISO 8601 */
export function movedFile(lists: readonly MovedList[], madeAt: string): MovedFile {
  const content = { format, version, madeAt, lists: lists.map(({ token, name }) => ({ token, name })) }
  return { ...content, check: checkOf(JSON.stringify(content)) }
}

/** Reads the lists of a file from any text. Never throws. */
export function readMovedFile(text: string): MovedRead {
  if (text.length > longestMovedFile) return { kind: 'wrong' }
  const file = jsonIn(text)
  if (!file) return { kind: text.includes(`"${format}"`) ? 'cut' : 'wrong' }
  if (file.format !== format) return { kind: 'wrong' }
  const { check, ...content } = file
  const written = writtenJson(content)
  if (written === undefined || check !== checkOf(written)) return { kind: 'cut' }
  return file.version === version ? listsOf(file.lists) : { kind: 'newer' }
}

function listsOf(value: unknown): MovedRead {
  if (!Array.isArray(value) || value.length === 0 || value.length > mostMovedLists) return { kind: 'wrong' }
  const lists = value.flatMap((entry): MovedList[] => {
    const { token, name } = fieldsOf(entry)
    return isUuid(token) ? [{ token, name: readListName(name) ?? '' }] : []
  })
  return lists.length === value.length ? { kind: 'lists', lists } : { kind: 'wrong' }
}

/** The fields of a JSON text; undefined for no JSON. */
function jsonIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Writes JSON; undefined for a value that is nested too deeply. */
function writtenJson(content: object): string | undefined {
  try {
    return JSON.stringify(content)
  } catch {
    return undefined
  }
}

/** The checksum in 8 hexadecimal digits; it does not depend on the layout of the file. */
function checkOf(text: string): string {
  const bytes = Array.from({ length: 2 * text.length }, (_, at) => byteAt(text, at))
  return crc32(bytes).toString(16).padStart(8, '0')
}

/** A byte of a text in UTF-16, the higher byte of each unit first. */
function byteAt(text: string, at: number): number {
  const unit = text.charCodeAt(at >> 1)
  return at % 2 === 0 ? unit >> 8 : unit & 0xff
}
