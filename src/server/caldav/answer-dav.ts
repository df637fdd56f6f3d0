import { readAccountKey } from '../../protocol/key-calls.ts'
import { unavailable } from '../limits/problems.ts'
import type { KeyedLists, RefusedByList } from '../list-api/keyed-list.ts'
import type { ThreadAnswer } from '../threads/answer-in-thread.ts'
import type { ThreadRequest } from '../threads/messages.ts'
import { basicKey } from './basic-key.ts'
import type { DavAnswer } from './dav-answer.ts'
import { davHeaders, readMethod, refusedKey } from './dav-headers.ts'
import { placeAt } from './dav-paths.ts'
import { performDav } from './perform-dav.ts'

/** Answers a request of CalDAV. */
export async function answerDav(
  { method: said, url, headers, body = new Uint8Array() }: ThreadRequest,
  lists: KeyedLists,
): Promise<ThreadAnswer> {
  const [key, method, place] = [basicKey(headers.authorization), readMethod(said), placeAt(url)]
  if (key === undefined) return refusedKey
  if (!place || !method || method === 'OPTIONS') return undefined
  const isNamed = readAccountKey(key) !== undefined
  const listId = isNamed && 'list' in place ? place.list : undefined
  const answer = await performDav({
    ...{ method, place, isNamed, headers },
    all: lists.all(key, headers),
    keyed: lists.by(key, headers, listId),
    body: Buffer.from(body).toString(),
  })
  return 'refusal' in answer ? refused(answer) : answered(answer)
}

function refused({ refusal, retryAfterSeconds }: RefusedByList): ThreadAnswer {
  switch (refusal) {
    case 'unknown-key':
      return refusedKey
    case 'unknown-list':
      return answered({ status: 404 })
    case 'read-only':
      return answered({ status: 403 })
    default: {
      const { body, ...head } = unavailable(retryAfterSeconds)
      return { ...head, body: [body] }
    }
  }
}

function answered({ status, headers, type, body = '', heldBytes = 0 }: DavAnswer): ThreadAnswer {
  const hasLength = status !== 204 && status !== 304 && typeof body === 'string'
  return {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...davHeaders,
      ...headers,
      ...(type !== undefined && { 'Content-Type': type }),
      ...(hasLength && { 'Content-Length': Buffer.byteLength(body) }),
    },
    ...(body !== '' && { body: typeof body === 'string' ? [body] : body }),
    heldBytes,
  }
}
