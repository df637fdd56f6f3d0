import type { WantedNotices } from '../domain/notices/subscription.ts'
import type { Call } from './calls.ts'

/* Calls that a page fetches with the code that uses them. */

/** Calls of an account, authenticated by PocketBase's own session. */
export const accountCalls = {
  readSavedLists: { method: 'GET', path: '/api/account/lists' },
  saveList: { method: 'POST', path: '/api/account/lists' },
  leaveSavedList: { method: 'POST', path: '/api/account/lists/leave' },
  signOutEverywhere: { method: 'POST', path: '/api/account/sign-out-everywhere' },
} as const satisfies Record<string, Call>

/** Answer of `readSavedLists`, the last saved first. */
export interface SavedListAnswer {
  listId: string
  token: string
  /** Name of the list when it was saved. */
  name: string
}

/** Body of `leaveSavedList`. */
export interface LeaveSavedListBody {
  listId: string
}

/** The calls that subscribe a device to notifications of a list, and end the subscription. */
export const noticeCalls = {
  subscribe: { method: 'POST', path: '/api/list/notices' },
  end: { method: 'DELETE', path: '/api/list/notices' },
} as const satisfies Record<string, Call>

/**
 * Call for the key with which browsers subscribe to notifications: the site's server answers it, and signs with the private
 * key.
 */
export const readPushKey = { method: 'GET', path: '/api/push-key' } as const satisfies Call

/** Body of `subscribe`. */
export type SubscribeBody = WantedNotices

/** Body of `end`: the device's id on this list. */
export interface NoticeDeviceBody {
  device: string
}

/** Answer of `readPushKey`: the public key, in base64url. */
export interface PushKeyAnswer {
  key: string
}

/** List of which the node that serves it has recorded a keeper. */
export interface KeptListAnswer {
  listId: string
  name: string
  /** The slot of the list. */
  slot: string
}
