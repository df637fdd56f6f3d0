import type { Call } from './calls.ts'

/** What an account asks; it is known by PocketBase's own session. */
export const accountCalls = {
  readSavedLists: { method: 'GET', path: '/api/account/lists' },
  saveList: { method: 'POST', path: '/api/account/lists' },
  leaveSavedList: { method: 'POST', path: '/api/account/lists/leave' },
  signOutEverywhere: { method: 'POST', path: '/api/account/sign-out-everywhere' },
} as const satisfies Record<string, Call>

/** Of `readSavedLists`, the last saved first. */
export interface SavedListAnswer {
  listId: string
  token: string
  /** As the list was called when it was saved. */
  name: string
}

/** Of `leaveSavedList`. */
export interface LeaveSavedListBody {
  listId: string
}
