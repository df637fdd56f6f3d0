import { cleanText, isLonger, nameProblem } from '../domain/lib/check.ts'
import { longestText } from '../domain/lib/reading-limits.ts'
import { nicknameLength, readNickname } from '../domain/list/person.ts'
import type { Call } from './calls.ts'
import { bodyBytes } from './limits.ts'
import { slotOf } from './slot.ts'

/** The calls that read, make and revoke a list's keys. */
export const keyCalls = {
  read: { method: 'GET', path: '/api/list/keys' },
  make: { method: 'POST', path: '/api/list/keys' },
  takeBack: { method: 'POST', path: '/api/list/keys/take-back' },
} as const satisfies Record<string, Call>

/** Most keys of one list. */
export const keysPerList = 10

/** Most characters of a key's name. */
export const keyNameLength = 40

/** Header in which the site's server passes on to PocketBase the key that a program has sent in `Authorization`. */
export const listKeyHeader = 'X-List-Key'

const mark = 'ln_'

/** The mark, the three digits of the list's slot, and 160 random bits. */
const keyShape = /^ln_[\da-f]{43}$/

/** Hexadecimal digits behind the slot. */
export const keySecretDigits = 40

const accountMark = 'lna_'

/** A key of an account has 160 random bits as well, but no slot: it opens lists of any. */
const accountKeyShape = /^lna_[\da-f]{40}$/

/** The access that a key gives to a program. */
export type KeyAccess = 'read' | 'write'

/** A key as the list shows it, without its secret, which only its maker has. */
export interface ListKey {
  id: string
  name: string
  access: KeyAccess
  /** In the server's format: '2026-11-21 08:30:00.000Z'. */
  createdAt: string
  /** Moment of the last use, to the hour; '' if no program has used it. */
  lastUsedAt: string
  /** Host name of its webhook; '' for none. */
  tells: string
}

/** Answer of `read`, in the order of creation. */
export interface KeysAnswer {
  keys: ListKey[]
}

/** Body of `make`. The page makes the key, so that a repeat makes no second one and no answer contains it. */
export interface MakeKeyBody extends Pick<ListKey, 'id' | 'name' | 'access'> {
  key: string
}

/** Body of `takeBack`. */
export interface TakeBackKeyBody {
  id: string
}

/** Returns a valid key; undefined for any other value. */
export function readListKey(value: unknown): string | undefined {
  return typeof value === 'string' && keyShape.test(value) ? value : undefined
}

/** Returns a valid key of an account; undefined for any other value. */
export function readAccountKey(value: unknown): string | undefined {
  return typeof value === 'string' && accountKeyShape.test(value) ? value : undefined
}

/** Returns a valid key of a list or of an account; undefined for any other value. */
export function readProgramKey(value: unknown): string | undefined {
  return readListKey(value) ?? readAccountKey(value)
}

/** Returns the key that a program sends as its bearer token (RFC 6750); undefined if it sends none. */
export function bearerKey(authorization: string | undefined): string | undefined {
  return readProgramKey(authorization?.match(/^bearer +(\S+)$/i)?.[1])
}

/** Returns the nickname of a program: the first characters of its key's name. */
export function programNickname(name: string): string {
  return readNickname(Array.from(name).slice(0, nicknameLength).join('')) ?? ''
}

/** Returns the slot of the key's list. */
export function slotOfKey(key: string): string {
  return slotOf(key.slice(mark.length))
}

/** Makes a key for the list that a share token opens. @param secret random hexadecimal digits */
export function listKey(token: string, secret: string): string {
  return mark + slotOf(token) + secret.slice(0, keySecretDigits)
}

/** Makes a key for an account. @param secret random hexadecimal digits */
export function accountKey(secret: string): string {
  return accountMark + secret.slice(0, keySecretDigits)
}

/** Returns a valid access of a key; undefined for any other value. */
export function readKeyAccess(value: unknown): KeyAccess | undefined {
  return value === 'read' || value === 'write' ? value : undefined
}

/** Returns the cleaned name of a key, of 1 to 40 characters; undefined for an invalid value. */
export function readKeyName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestText) return undefined
  const name = cleanText(value)
  return !isLonger(name, keyNameLength) && nameProblem(name) === undefined ? name : undefined
}

/** The calls of the site's server to PocketBase for a program, by its key. Visitors cannot reach them. */
export const keyedCalls = {
  open: { method: 'POST', path: '/api/keyed/open' },
  change: { method: 'POST', path: '/api/keyed/changes' },
  webhook: { method: 'POST', path: '/api/keyed/webhook' },
} as const satisfies Record<string, Call>

/** A request with an idempotency key, so that a repeat gets the same answer. Both are SHA-256 in hexadecimal digits. */
export interface OnceOnly {
  /** Hash of the list's key and of the idempotency key. */
  id: string
  /** Hash of the content of the request. */
  request: string
}

/** Body of `open`. */
export interface OpenKeyedBody {
  once?: OnceOnly | undefined
  /** The revision that the program knows; 0 by default. */
  since?: number | undefined
  /** For a calendar program: the answer has the moment of each item's last change, and the tasks. */
  tasks?: WantedTasks | undefined
}

/** The texts that an answer has beside the names of all tasks: none, those of all tasks, or that of the task with a name. */
export type WantedTasks = 'names' | 'texts' | { named: string }

/** The name of a task's file and its UID, as its program chose them. */
export interface TaskName {
  name: string
  uid: string
}

/** A task as its program wrote it. */
export interface TaskText extends TaskName {
  text: string
  /** JSON of the item's fields that the text stands for. */
  read: string
}

/** Tasks of a list by the ids of their items; without a text where none was requested. */
export type KnownTasks = Readonly<Record<string, TaskName & Partial<TaskText>>>

/** Most bytes of a task's text. */
export const taskTextBytes = 64 * 1024

/** Most bytes of a program's request to PocketBase: a task's text may be some times as long in JSON. */
export const keyedBodyBytes = bodyBytes + 8 * taskTextBytes

/** Most characters of all tasks' texts of one list, deleted ones included: two thousand for each item that it can have. */
export const taskTextsPerList = 2_000_000

/** Most characters of a task's name or UID. */
export const taskNameLength = 255

/** Body of `change`: the answer contains the items of `itemIds` after the change. */
export interface ChangeKeyedBody extends Pick<OpenKeyedBody, 'once'> {
  /** The revision on which the changes are based. */
  since: number
  changes: readonly unknown[]
  itemIds: readonly string[]
  /** The item that must still have this revision when the first of the changes is accepted. */
  unchanged?: { itemId: string; rev: number } | undefined
  /** The task that the changes come from, stored beside its item, which gets a new revision. */
  task?: (TaskText & { itemId: string }) | undefined
}

/** Address of a webhook, and the secret that signs its messages: 'whsec_' and base64. */
export interface WantedWebhook {
  url: string
  secret: string
}

export interface KeyedWebhook extends WantedWebhook {
  /** Moment since which it has failed, in ms since 1970; 0 if the last message was accepted. */
  failingSinceMs: number
}

/** Body of `webhook`: the new webhook, null for none; undefined to read the present one. */
export interface KeyedWebhookBody {
  wanted?: WantedWebhook | null | undefined
}

export interface KeyedWebhookAnswer {
  webhook: KeyedWebhook | null
}

const webhookSecretShape = /^whsec_[A-Za-z\d+/]{43}=$/

/** Returns a valid secret; undefined for any other value. */
export function readWebhookSecret(value: unknown): string | undefined {
  return typeof value === 'string' && webhookSecretShape.test(value) ? value : undefined
}
