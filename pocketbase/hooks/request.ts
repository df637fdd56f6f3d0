import { fieldsOf } from '../../src/domain/lib/fields-of.ts'
import { bodyBytes } from '../../src/protocol/limits.ts'
import { readShareToken, shareTokenHeader } from '../../src/protocol/share-token.ts'
import type { RefusalCode } from './answer.ts'
import type { RequestEvent } from './pocketbase.d.ts'

/** Unvalidated fields of a request. */
export type Fields = Readonly<Record<string, unknown>>

/** Maximum size of a body in bytes, and the refusal of a larger one. */
export interface LongestBody {
  bytes: number
  refusal: RefusalCode
}

const usual: LongestBody = { bytes: bodyBytes, refusal: 'too-long' }

const wholeNumber = /^\d{1,15}$/

/** The share token in lower case; '' if it is missing or malformed, for which the same look-up finds nothing. */
export function tokenOf(event: RequestEvent): string {
  return readShareToken(event.request.header.get(shareTokenHeader)) ?? ''
}

/** The fields of a body with a Content-Length, none if it is not a JSON object; a body that is too long is not read. */
export function readBody(event: RequestEvent, { bytes, refusal }: LongestBody = usual): Fields | RefusalCode {
  const { body, contentLength } = event.request
  return contentLength < 0 || contentLength > bytes ? refusal : fieldsOf(parse(toString(body)))
}

function parse(text: string): unknown {
  if (text.length >= mostOpenings && hasManyOpenings(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Maximum number of opening brackets in a body: far more than any valid body has. The engine does not limit the depth of
 * nesting, and needs half a kilobyte for each level.
 */
const mostOpenings = 10_000

/** Counts with functions that the engine runs natively: a loop over all characters takes longer than reading the body. */
function hasManyOpenings(text: string): boolean {
  return ['[', '{'].some((sign) => text.split(sign, mostOpenings).length === mostOpenings)
}

/** The `since` of an address: 0 if it is missing, undefined if it is no whole number. */
export function sinceOf(event: RequestEvent): number | undefined {
  const text = event.request.url.query().get('since')
  return text === '' ? 0 : readSince(wholeNumber.test(text) ? Number(text) : undefined)
}

export function readSince(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
