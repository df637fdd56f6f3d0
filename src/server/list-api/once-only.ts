import { createHash, randomUUID } from 'node:crypto'
import { requestName } from '../../list-api/schemas.ts'
import type { OnceOnly } from '../../protocol/key-calls.ts'
import type { ThreadRequest } from '../threads/messages.ts'

/**
 * The idempotency key of a request, and ids for its changes and for new items or lists, a different one at each call. Repeats of the
 * request get the same ids, so that the list accepts no change twice even if the answer is no longer stored.
 */
export interface RequestIds {
  once: OnceOnly | undefined
  nextChangeId(): string
  nextItemId(): string
}

/** True for requests that change nothing. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** @returns undefined for a name that is none */
export function idsOf(
  { headers, method, url }: Pick<ThreadRequest, 'headers' | 'method' | 'url'>,
  key: string,
  body: Buffer,
): RequestIds | undefined {
  const said = headers['idempotency-key']
  // Reading does nothing that could be done twice.
  if (said === undefined || isReading(method))
    return { once: undefined, nextChangeId: randomUUID, nextItemId: randomUUID }
  const name = requestName.safeParse(said)
  if (!name.success) return undefined
  const condition = headers['if-match'] === undefined ? '' : ` ${headers['if-match']}`
  const once = { id: hashOf(key, name.data), request: hashOf(`${method} ${url}${condition}`, body) }
  return { once, nextChangeId: counter(once.id, 'change'), nextItemId: counter(once.id, 'item') }
}

function counter(first: string, kind: string): () => string {
  let count = 0
  return () => {
    count += 1
    return uuidOf(hashOf(first, kind + count))
  }
}

function hashOf(first: string, second: string | Buffer): string {
  return createHash('sha256').update(first).update('\n').update(second).digest('hex')
}

/** A UUID of an own kind (RFC 9562, version 8) of the first digits of a hash. */
function uuidOf(hash: string): string {
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
