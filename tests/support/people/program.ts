import { randomBytes, randomUUID } from 'node:crypto'
import { type KeyAccess, type KeysAnswer, listKey } from '../../../src/protocol/key-calls.ts'
import { accepted, call, type ListClient, type Reply } from './api.ts'

/** Returns the fields of a new API key for the list of a share token. */
export function wantedKey({ token }: { token: string }, access: KeyAccess = 'write', name = 'Ajutor') {
  return { id: randomUUID(), name, access, key: listKey(token, randomBytes(20).toString('hex')) }
}

export function makeKey(list: ListClient, body: object, url = list.url): Promise<Reply> {
  return call(`${url}/api/list/keys`, { method: 'POST', token: list.token, body })
}

export function takeKeyBack(list: ListClient, id: string): Promise<Reply> {
  return call(`${list.url}/api/list/keys/take-back`, { method: 'POST', token: list.token, body: { id } })
}

export async function keysOf(list: ListClient): Promise<KeysAnswer['keys']> {
  return accepted<KeysAnswer>(await call(`${list.url}/api/list/keys`, { token: list.token })).keys
}

/** An answer, with its body parsed if it is JSON. */
export interface ProgramReply {
  status: number
  type: string
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type that it expects
  body: any
}

/** Another program, which accesses the site by an API key. */
export class Program {
  readonly url: string
  readonly key: string

  constructor(url: string, key: string) {
    this.url = url
    this.key = key
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ProgramReply> {
    const response = await fetch(`${this.url}/api/v1/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.key}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    return {
      ...{ status: response.status, headers: response.headers, type, text },
      body: type.includes('json') && text !== '' ? JSON.parse(text) : undefined,
    }
  }

  async items(): Promise<ProgramReply['body']> {
    return (await this.ask('GET', 'list')).body.items
  }

  add(text: unknown, name?: string): Promise<ProgramReply> {
    return this.ask('POST', 'items', { text }, name === undefined ? {} : { 'Idempotency-Key': name })
  }

  set(itemId: string, fields: object, name?: string): Promise<ProgramReply> {
    const headers = name === undefined ? {} : { 'Idempotency-Key': name }
    return this.ask('PATCH', `items/${itemId}`, fields, headers)
  }

  remove(itemId: string, name?: string): Promise<ProgramReply> {
    const headers = name === undefined ? {} : { 'Idempotency-Key': name }
    return this.ask('DELETE', `items/${itemId}`, undefined, headers)
  }
}

/** Returns a program with a new API key of a list. */
export async function programOf(list: ListClient, url: string, access: KeyAccess = 'write', name?: string) {
  const wanted = wantedKey(list, access, name)
  const { status, text } = await makeKey(list, wanted)
  if (status !== 204) throw new Error(`${status}: ${text}`)
  return { program: new Program(url, wanted.key), keyId: wanted.id }
}

/** Makes API keys of a list. */
export async function newKeys(list: ListClient, url: string, count: number): Promise<string[]> {
  const keys: string[] = []
  while (keys.length < count) keys.push((await programOf(list, url)).program.key)
  return keys
}
