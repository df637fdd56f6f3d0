import { readForTab, storeForTab, takeForTab } from '../device/tab-settings.ts'

const name = 'list-to-save'

/** Has this tab, and no other, save a list when it comes to it. */
export function carryList(token: string): void {
  storeForTab(name, token)
}

export function hasCarriedList(): boolean {
  return readForTab(name) !== undefined
}

/** The token of the list, once; undefined when there is none. */
export function takeCarriedList(): string | undefined {
  return takeForTab(name)
}
