import type { ListHead } from '../domain/item/item.ts'
import type { Call } from './calls.ts'
import type { KeyAccess, OnceOnly } from './key-calls.ts'

/** The calls that read, make and revoke the keys of an account, with the answers and bodies of those of a list. */
export const accountKeyCalls = {
  read: { method: 'GET', path: '/api/account/keys' },
  make: { method: 'POST', path: '/api/account/keys' },
  takeBack: { method: 'POST', path: '/api/account/keys/take-back' },
} as const satisfies Record<string, Call>

/** Header in which the site's server names to PocketBase one of the lists that a key opens. */
export const listIdHeader = 'X-List-Id'

/** The calls of the site's server to PocketBase for a program, about all lists that its key opens. */
export const keyedListsCalls = {
  read: { method: 'POST', path: '/api/keyed/lists' },
  make: { method: 'POST', path: '/api/keyed/lists/make' },
} as const satisfies Record<string, Call>

/** A list, as it is shown beside others of the same key. */
export interface KeyedHead extends Pick<ListHead, 'name' | 'rev'> {
  listId: string
  /** In the server's format. */
  changedAt: string
  /** `read` for a list that the account has saved by its read-only link. */
  access: KeyAccess
  /** Colour that a calendar program has chosen; '' for none. */
  color: string
}

/** Answer of `read`: the permissions and the name of the key, and its lists, the first saved first. */
export interface KeyedListsAnswer {
  access: KeyAccess
  name: string
  lists: readonly KeyedHead[]
}

/** A list as an account has saved it. */
export interface SavedLink {
  listId: string
  /** Of either link. */
  token: string
}

/** Body of a request that the node of an account sends to the node of a list, with the token of the saved link. */
export interface ByLinkBody extends Pick<KeyedListsAnswer, 'access' | 'name'> {
  listId: string
  /** The program's own body. */
  asked: unknown
}

/** Body of `read` between nodes. The answer has those of the lists that the node of the first one has. */
export interface LinkedListsBody extends Pick<KeyedListsAnswer, 'access'> {
  links: readonly SavedLink[]
}

/** Body of `make`. A repeat finds the list by its id. */
export interface MakeKeyedListBody {
  id: string
  name: string
  once?: OnceOnly | undefined
}
