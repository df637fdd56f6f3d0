import { createHmac } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ChangeResult } from '../../domain/item/accept.ts'
import type { Item } from '../../domain/item/item.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import {
  type KeyedListsAnswer,
  keyedListsCalls,
  listIdHeader,
  type MakeKeyedListBody,
} from '../../protocol/account-keys.ts'
import type { Call, ListAnswer } from '../../protocol/calls.ts'
import {
  type ChangeKeyedBody,
  type KeyAccess,
  type KeyedWebhookAnswer,
  type KnownTasks,
  keyedCalls,
  listKeyHeader,
  type OpenKeyedBody,
} from '../../protocol/key-calls.ts'
import { type PocketBaseAccess, siteSecretHeader } from '../../protocol/site-secret.ts'
import { slotEpochHeader } from '../../protocol/slot.ts'
import { limits } from '../limits/limits.ts'

/** Result of a request that changes a list. */
export interface ChangedList {
  rev: number
  results: ChangeResult[]
  /** The items that were requested. */
  items: Item[]
}

/** Permissions of a key and the list that it opens, or the stored answer to this same request. */
export interface OpenedByKey {
  access: KeyAccess
  /** Name of the key. */
  name: string
  listId: string
  list?: ListAnswer
  /** Time of each item's last change, by its id, in the format of the server; only if it was requested. */
  times?: Readonly<Record<string, string>>
  /** The tasks of calendar programs; only if they were requested. */
  tasks?: KnownTasks
  answered?: ChangedList
}

/** Reason for which PocketBase refused a program's request. */
export interface RefusedByList {
  refusal: (typeof refusals)[number]['refusal'] | 'unavailable'
  retryAfterSeconds: number
}

/** A list, opened with the key of a program. */
export interface KeyedList {
  open(asked?: OpenKeyedBody): Promise<OpenedByKey | RefusedByList>
  change(body: ChangeKeyedBody): Promise<ChangedList | RefusedByList>
  /**
   * Sets or reads the address that receives the list's changes. @param url new address; null for none, undefined to only
   * read
   */
  webhook(url?: string | null): Promise<KeyedWebhookAnswer | RefusedByList>
}

/** The lists of the PocketBase behind this server, as programs open them. */
export interface KeyedLists {
  /**
   * One list.
   *
   * @param headers of the program's request, from which the epoch of the slot is passed on
   * @param listId undefined for the only one of a list's key
   */
  by(key: string, headers: IncomingHttpHeaders, listId?: string): KeyedList
  /** All lists that a key opens. */
  all(key: string, headers: IncomingHttpHeaders): AllKeyedLists
}

/** All lists that the key of a program opens. */
export interface AllKeyedLists {
  read(): Promise<KeyedListsAnswer | RefusedByList>
  /** Makes a list that is saved in the account of the key, and returns it alone. */
  make(body: MakeKeyedListBody): Promise<KeyedListsAnswer | RefusedByList>
}

/** Reasons for which PocketBase refuses, by its status, or by the problem that it names if several have the status. */
const refusals = [
  { status: 400, problem: 'too-many-lists', refusal: 'too-many-lists' },
  { status: 401, refusal: 'unknown-key' },
  { status: 403, problem: 'list-key', refusal: 'list-key' },
  { status: 403, refusal: 'read-only' },
  { status: 404, refusal: 'unknown-list' },
  { status: 409, refusal: 'too-much-text' },
  { status: 412, refusal: 'changed-since' },
  { status: 422, refusal: 'other-request' },
] as const satisfies readonly { status: number; problem?: string; refusal: string }[]

export function keyedLists({ url: pocketBaseUrl, secret }: PocketBaseAccess): KeyedLists {
  const agent = new Agent({ keepAlive: true, maxSockets: limits.upstreamKeyed })

  function ask<Answer>(
    { method, path }: Call,
    headers: Readonly<Record<string, string>>,
    body: object,
  ): Promise<Answer | RefusedByList> {
    const sent = withoutBrackets(JSON.stringify(body))
    const own = {
      [siteSecretHeader]: secret,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(sent),
    }
    return new Promise((resolve) => {
      const fail = () => resolve({ refusal: 'unavailable', retryAfterSeconds: 1 })
      const signal = AbortSignal.timeout(limits.keyedMs)
      const outgoing = request(new URL(path, pocketBaseUrl), {
        ...{ agent, method, signal },
        headers: { ...headers, ...own },
      })
      outgoing.on('error', fail)
      outgoing.on('response', (answer) => readAnswer<Answer>(answer).then(resolve, fail))
      outgoing.end(sent)
    })
  }

  return {
    by(key, headers, listId) {
      const own = { ...headersOf(key, headers), ...(listId !== undefined && { [listIdHeader]: listId }) }
      return {
        open: (asked = {}) => ask(keyedCalls.open, own, asked),
        change: (body) => ask(keyedCalls.change, own, body),
        webhook: (url) =>
          ask(keyedCalls.webhook, own, { wanted: url && { url, secret: webhookSecret(key) } }),
      }
    },
    all(key, headers) {
      const own = headersOf(key, headers)
      return {
        read: () => ask(keyedListsCalls.read, own, {}),
        make: (body) => ask(keyedListsCalls.make, own, body),
      }
    },
  }
}

function headersOf(key: string, headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const epoch = headers[slotEpochHeader.toLowerCase()]
  return { [listKeyHeader]: key, ...(epoch !== undefined && { [slotEpochHeader]: String(epoch) }) }
}

/** Escapes brackets inside strings: PocketBase's hooks refuse a body with thousands of brackets, and a text may have them. */
function withoutBrackets(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"/g, (said) =>
    said.replaceAll('[', '\\u005b').replaceAll('{', '\\u007b'),
  )
}

/** Derived from the key, which it does not reveal, so its program gets the same secret each time. */
function webhookSecret(key: string): string {
  return `whsec_${createHmac('sha256', key).update('webhook').digest('base64')}`
}

async function readAnswer<Answer>(answer: IncomingMessage): Promise<Answer | RefusedByList> {
  const { statusCode = 502, headers } = answer
  const body = await json(answer)
  if (statusCode === 200) return body as Answer
  const said = fieldsOf(fieldsOf(body).data).problem
  const found = refusals.find(
    (one) => one.status === statusCode && (!('problem' in one) || one.problem === said),
  )
  return {
    refusal: found?.refusal ?? 'unavailable',
    retryAfterSeconds: Number(headers['retry-after'] ?? 1),
  }
}
