import { fromBase64url, toBase64url } from '../lib/base64url.ts'
import { crc32 } from '../lib/crc32.ts'
import { type MovedRead, mostMovedLists } from './moved-lists.ts'

/** The beginning of every link, in all versions. */
const mark = 'LN'
const version = 1
const tokenBytes = 16
const checkBytes = 4
/** In code units: slightly more than a link with the most lists. */
const longestLink = 16_000

/**
 * Writes lists as the text behind the hash of a link: a mark, then in base64url the version, 16 bytes for each token, and 4
 * bytes of a checksum over all of them.
 *
 * @param tokens UUIDs
 */
export function movedLink(tokens: readonly string[]): string {
  const bytes = [version, ...tokens.flatMap(bytesOf)]
  return mark + toBase64url([...bytes, ...checkOf(bytes)])
}

/** Reads the lists from the text behind a link's hash, which contains no names. Never throws. */
export function readMovedLink(text: string): MovedRead {
  if (!text.startsWith(mark) || text.length > longestLink) return { kind: 'wrong' }
  const all = fromBase64url(text.slice(mark.length)) ?? []
  const bytes = all.slice(0, -checkBytes)
  if (bytes.length === 0 || String(all.slice(-checkBytes)) !== String(checkOf(bytes))) return { kind: 'cut' }
  return bytes[0] === version ? listsIn(bytes.slice(1)) : { kind: 'newer' }
}

function listsIn(bytes: readonly number[]): MovedRead {
  const count = bytes.length / tokenBytes
  if (count < 1 || count > mostMovedLists || !Number.isInteger(count)) return { kind: 'wrong' }
  const lists = Array.from({ length: count }, (_, at) => ({
    token: uuidOf(bytes.slice(at * tokenBytes, (at + 1) * tokenBytes)),
    name: '',
  }))
  return { kind: 'lists', lists }
}

function bytesOf(uuid: string): number[] {
  return (uuid.replaceAll('-', '').match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

function uuidOf(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The 4 bytes of the checksum, the highest first. */
function checkOf(bytes: readonly number[]): number[] {
  const check = crc32(bytes)
  return [check >>> 24, (check >>> 16) & 0xff, (check >>> 8) & 0xff, check & 0xff]
}
