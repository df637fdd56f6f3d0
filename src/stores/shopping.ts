import { atom, type ReadableAtom } from 'nanostores'
import { keepForTab, readForTab } from '../sync/tab-settings.ts'

const name = 'shopping'
const $shopping = atom(false)

/** Whether the screen shows what is left and nothing else. */
export const $isShopping: ReadableAtom<boolean> = $shopping

export function setShopping(isShopping: boolean): void {
  $shopping.set(isShopping)
  keepForTab(name, isShopping ? 'yes' : 'no')
}

/** Phones close a tab in the pocket and load it again: whoever was shopping still is. */
export function resumeShopping(): void {
  $shopping.set(readForTab(name) === 'yes')
}
