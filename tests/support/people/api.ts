import { randomUUID } from 'node:crypto'
import type { ChangeResult } from '../../../src/domain/item/accept.ts'
import type { Change, ItemChange } from '../../../src/domain/item/change.ts'
import type { ItemFields } from '../../../src/domain/item/fields.ts'
import type { Delta, Item, ListHead } from '../../../src/domain/item/item.ts'
import type { OptionKey } from '../../../src/domain/list/options.ts'
import { keyLike } from '../../../src/protocol/slot.ts'

export type ListDelta = Omit<ListHead, 'rev'> & Delta
export type PushAnswer = ListDelta & { results: ChangeResult[] }

/** An answer, with its text for byte-by-byte comparisons. */
export interface Reply {
  status: number
  text: string
}

export interface Call {
  method?: string
  token?: string | undefined
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Sends a request; it does not throw on any status. */
export async function call(url: string, { method = 'GET', token, body, headers }: Call = {}): Promise<Reply> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(token !== undefined && { 'X-Share-Token': token }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

/** The requests to a list, as of a browser that has its link. */
export class ListClient {
  readonly url: string
  readonly id: string
  readonly token: string

  constructor(url: string, id: string = randomUUID(), token: string = randomUUID()) {
    this.url = url
    this.id = id
    this.token = token
  }

  create(name?: unknown): Promise<Reply> {
    return call(`${this.url}/api/list`, {
      method: 'POST',
      token: this.token,
      body: { id: this.id, name },
    })
  }

  async read(since?: number): Promise<ListDelta> {
    const query = since === undefined ? '' : `?since=${since}`
    return accepted(await call(`${this.url}/api/list${query}`, { token: this.token }))
  }

  /** The items of the list, without deleted ones. */
  async items(): Promise<Item[]> {
    return (await this.read()).items.filter((item) => !item.deleted)
  }

  /** @param by the person who makes the changes, which older pages do not send */
  send(changes: unknown, since = 0, by?: unknown): Promise<Reply> {
    return call(`${this.url}/api/list/changes`, {
      method: 'POST',
      token: this.token,
      body: { since, changes, by },
    })
  }

  async push(changes: readonly unknown[], since = 0, by?: unknown): Promise<PushAnswer> {
    return accepted(await this.send(changes, since, by))
  }

  /** @param visitor the person at the page, which older pages do not send */
  heartbeat(clientId: string, answer?: string, visitor?: object): Promise<Reply> {
    return this.#post('heartbeat', { clientId, answer, ...visitor })
  }

  leave(clientId: unknown): Promise<Reply> {
    return this.#post('leave', { clientId })
  }

  typing(clientId: unknown, typing: unknown = true): Promise<Reply> {
    return this.#post('typing', { clientId, typing })
  }

  #post(verb: string, body: object): Promise<Reply> {
    return call(`${this.url}/api/list/${verb}`, { method: 'POST', token: this.token, body })
  }

  add(name: string, fields: Partial<ItemFields> = {}, itemId: string = randomUUID()): ItemChange {
    return { id: randomUUID(), listId: this.id, itemId, kind: 'add', fields: { ...fields, name } }
  }

  set(itemId: string, fields: Partial<ItemFields>): Change {
    return { id: randomUUID(), listId: this.id, itemId, kind: 'set', fields }
  }

  remove(itemId: string): Change {
    return { id: randomUUID(), listId: this.id, itemId, kind: 'remove' }
  }

  rename(name: string): Change {
    return { id: randomUUID(), listId: this.id, kind: 'rename', name }
  }

  setOption(key: OptionKey, value: string): Change {
    return { id: randomUUID(), listId: this.id, kind: 'set-option', key, value }
  }

  restore(itemId: string): Change {
    return { id: randomUUID(), listId: this.id, itemId, kind: 'restore' }
  }
}

/** Returns another share token that begins like the list's own. */
export function otherKey({ token }: { token: string }): string {
  return keyLike(token, randomUUID())
}

/** Returns another share token that begins otherwise, so that it leads to another slot. */
export function keyOfOtherSlot({ token }: { token: string }): string {
  const digit = Number.parseInt(token.charAt(0), 16) ^ 1
  return digit.toString(16) + randomUUID().slice(1)
}

/** Creates a list. */
export async function makeList(url: string, name?: string): Promise<ListClient> {
  const list = new ListClient(url)
  accepted(await list.create(name))
  return list
}

/** Creates a list with one item. */
export async function makeListWithItem(url: string, name = 'lapte') {
  const list = await makeList(url)
  const itemId = randomUUID()
  await list.push([list.add(name, {}, itemId)])
  return { list, itemId }
}

/** The value of an answer; throws unless the request was accepted. */
export function accepted<Value>({ status, text }: Reply): Value {
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return JSON.parse(text)
}
