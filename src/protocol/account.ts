import type { Call } from './calls.ts'

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
