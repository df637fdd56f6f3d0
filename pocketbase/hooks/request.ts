import { fieldsOf } from '../../src/domain/lib/fields-of.ts'
import { bodyBytes } from '../../src/protocol/limits.ts'
import { readShareToken, shareTokenHeader } from '../../src/protocol/share-token.ts'
import type { RefusalCode } from './answer.ts'
import type { RequestEvent } from './pocketbase.d.ts'

/** What a stranger sent, unchecked. */
export type Fields = Readonly<Record<string, unknown>>

/** How long a body may be, in bytes, and what is said of a longer one. */
export interface LongestBody {
  bytes: number
  refusal: RefusalCode
}

const usual: LongestBody = { bytes: bodyBytes, refusal: 'too-long' }

const wholeNumber = /^\d{1,15}$/

/** The share token in lower case; '' when missing or malformed, which opens nothing, by the same look-up. */
export function tokenOf(event: RequestEvent): string {
  return readShareToken(event.request.header.get(shareTokenHeader)) ?? ''
}

/** The fields of a body that told its length, none where it is no JSON of ours; a longer one is not touched. */
export function readBody(event: RequestEvent, { bytes, refusal }: LongestBody = usual): Fields | RefusalCode {
  const { body, contentLength } = event.request
  return contentLength < 0 || contentLength > bytes ? refusal : fieldsOf(parse(toString(body)))
}

function parse(text: string): unknown {
  if (hasManyOpenings(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Brackets that lists and objects of a body may begin with: far more than any of ours has. The engine puts no limit to how
 * deeply they are nested, and takes half a kilobyte for each level.
 */
const mostOpenings = 10_000

/** Counts by what the engine does as a whole: a loop over all signs takes it longer than reading the body. */
function hasManyOpenings(text: string): boolean {
  return ['[', '{'].some((sign) => text.split(sign, mostOpenings).length === mostOpenings)
}

/** The `since` of an address: 0 when missing, undefined when it is no whole number. */
export function sinceOf(event: RequestEvent): number | undefined {
  const text = event.request.url.query().get('since')
  return text === '' ? 0 : readSince(wholeNumber.test(text) ? Number(text) : undefined)
}

export function readSince(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
