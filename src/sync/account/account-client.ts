import type { Call } from '../../protocol/calls.ts'
import { askJson, type Reply, type Request } from '../calls/ask-json.ts'

const accounts = '/api/collections/users/'

/** Speaks with PocketBase about an account: its session goes into the header of each request. */
export interface AccountClient {
  /** @param path below PocketBase's collection of accounts */
  ask: (path: string, request: Request) => Promise<Reply>
  /** One of our own calls. */
  askOurs: (call: Call, body?: object) => Promise<Reply>
}

/** @param token of the session; none for who is not signed in */
export function accountClient(token?: string): AccountClient {
  const headers: Readonly<Record<string, string>> = token ? { Authorization: token } : {}
  return {
    ask: (path, request) => askJson(accounts + path, headers, request),
    askOurs: ({ method, path }, body) => askJson(path, headers, { method, ...(body && { body }) }),
  }
}
