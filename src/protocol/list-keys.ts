import { cleanText, isLonger, nameProblem } from '../domain/lib/check.ts'
import { longestText } from '../domain/lib/reading-limits.ts'
import { nicknameLength, readNickname } from '../domain/list/person.ts'
import type { Call } from './calls.ts'
import { slotOf } from './slot.ts'

/** By which a list's keys are seen, made and taken back. */
export const keyCalls = {
  read: { method: 'GET', path: '/api/list/keys' },
  make: { method: 'POST', path: '/api/list/keys' },
  takeBack: { method: 'POST', path: '/api/list/keys/take-back' },
} as const satisfies Record<string, Call>

/** Keys of one list. */
export const keysPerList = 10

/** Of a key's name, in characters. */
export const keyNameLength = 40

/** Where the site's server tells PocketBase the key that a program has sent in `Authorization`. */
export const listKeyHeader = 'X-List-Key'

const mark = 'ln_'

/** The mark, the three digits of the list's slot, and 160 random bits. */
const keyShape = /^ln_[\da-f]{43}$/

/** Hexadecimal digits behind the slot. */
export const keySecretDigits = 40

/** What a program may do by a key. */
export type KeyAccess = 'read' | 'write'

/** A key as the list tells of it: the key itself nobody knows but who made it. */
export interface ListKey {
  id: string
  name: string
  access: KeyAccess
  /** As the server writes times: '2026-11-21 08:30:00.000Z'. */
  createdAt: string
  /** Within an hour; '' while no program has used it. */
  lastUsedAt: string
  /** The machine that its program is told of changes at; '' for none. */
  tells: string
}

/** Of `read`, the first made first. */
export interface KeysAnswer {
  keys: ListKey[]
}

/** Of `make`: made by the page, so that a repeat makes no second one, and nobody has to be told it. */
export interface MakeKeyBody extends Pick<ListKey, 'id' | 'name' | 'access'> {
  key: string
}

/** Of `takeBack`. */
export interface TakeBackKeyBody {
  id: string
}

/** A key that a program sent; undefined for what is none. */
export function readListKey(value: unknown): string | undefined {
  return typeof value === 'string' && keyShape.test(value) ? value : undefined
}

/** The key that a program sends as its bearer (RFC 6750); undefined where it sends none. */
export function bearerKey(authorization: string | undefined): string | undefined {
  return readListKey(authorization?.match(/^bearer +(\S+)$/i)?.[1])
}

/** Who a program is to the others: the first characters of its key's name. */
export function programNickname(name: string): string {
  return readNickname(Array.from(name).slice(0, nicknameLength).join('')) ?? ''
}

/** The slot where the key's list lives. */
export function slotOfKey(key: string): string {
  return slotOf(key.slice(mark.length))
}

/** A key for the list that a share token opens. @param secret random hexadecimal digits */
export function listKey(token: string, secret: string): string {
  return mark + slotOf(token) + secret.slice(0, keySecretDigits)
}

/** The cleaned name of a key, of 1 to 40 characters; undefined for what can be none. */
export function readKeyName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestText) return undefined
  const name = cleanText(value)
  return !isLonger(name, keyNameLength) && nameProblem(name) === undefined ? name : undefined
}

/** What the site's server asks PocketBase for a program, by its key. No visitor is let through to them. */
export const keyedCalls = {
  open: { method: 'POST', path: '/api/keyed/open' },
  change: { method: 'POST', path: '/api/keyed/changes' },
  webhook: { method: 'POST', path: '/api/keyed/webhook' },
} as const satisfies Record<string, Call>

/** A request that named itself, so that its repeat is answered the same. Both are SHA-256 in hexadecimal digits. */
export interface OnceOnly {
  /** Of the key, and of the name that the program gave the request. */
  id: string
  /** Of what was asked. */
  request: string
}

/** Of `open`. */
export interface OpenKeyedBody {
  once?: OnceOnly | undefined
  /** The revision that is known already; 0 by default. */
  since?: number | undefined
  /** Whether to tell when each item was changed last. */
  hasTimes?: boolean | undefined
}

/** Of `change`: the answer holds the items of `itemIds` as they are then. */
export interface ChangeKeyedBody extends Pick<OpenKeyedBody, 'once'> {
  /** The revision that the changes were made at. */
  since: number
  changes: readonly unknown[]
  itemIds: readonly string[]
}

/** Where a program is told of changes, and by which secret the messages are signed: 'whsec_' and base64. */
export interface WantedWebhook {
  url: string
  secret: string
}

export interface KeyedWebhook extends WantedWebhook {
  /** Since when it takes no message, in ms since 1970; 0 where it took the last one. */
  failingSinceMs: number
}

/** Of `webhook`: from now on, null for nowhere; undefined to ask only. */
export interface KeyedWebhookBody {
  wanted?: WantedWebhook | null | undefined
}

export interface KeyedWebhookAnswer {
  webhook: KeyedWebhook | null
}

const webhookSecretShape = /^whsec_[A-Za-z\d+/]{43}=$/

/** Undefined for what is no secret. */
export function readWebhookSecret(value: unknown): string | undefined {
  return typeof value === 'string' && webhookSecretShape.test(value) ? value : undefined
}
