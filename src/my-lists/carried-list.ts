import { readForTab, storeForTab, takeForTab } from '../device/setting-storage.ts'

const name = 'list-to-save'

/** Marks a list to be saved in the account by this tab, and no other. */
export function carryList(token: string): void {
  storeForTab(name, token)
}

export function hasCarriedList(): boolean {
  return readForTab(name) !== undefined
}

/** Returns the token of the list, once; undefined if there is none. */
export function takeCarriedList(): string | undefined {
  return takeForTab(name)
}
