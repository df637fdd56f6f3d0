import { isUuid } from '../../src/domain/lib/uuid.ts'
import type { RequestEvent } from './pocketbase.d.ts'

/** A request's body: what is no JSON is `undefined` as a value. */
export type Body = { kind: 'read'; value: unknown } | { kind: 'too-long' }

const longestBodyBytes = 262_144

const wholeNumber = /^\d{1,15}$/

/** The share token in lower case; '' when missing or malformed, which opens nothing, by the same look-up. */
export function tokenOf(event: RequestEvent): string {
  const token = event.request.header.get('X-Share-Token').toLowerCase()
  return isUuid(token) ? token : ''
}

/** A body that told its length, of 256 KB unless another bound is given; a longer one is not touched. */
export function readBody(event: RequestEvent, mostBytes = longestBodyBytes): Body {
  const { body, contentLength } = event.request
  const isTooLong = contentLength < 0 || contentLength > mostBytes
  return isTooLong ? { kind: 'too-long' } : { kind: 'read', value: parse(toString(body)) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The `since` of an address: 0 when missing, undefined when it is no whole number. */
export function sinceOf(event: RequestEvent): number | undefined {
  const text = event.request.url.query().get('since')
  return text === '' ? 0 : readSince(wholeNumber.test(text) ? Number(text) : undefined)
}

export function readSince(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
