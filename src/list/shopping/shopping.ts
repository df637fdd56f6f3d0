import { atom, type ReadableAtom } from 'nanostores'
import { readForTab, storeForTab, takeForTab } from '../../device/setting-storage.ts'

const name = 'shopping'
const beganName = 'shopping-began'
const shopName = 'shop'
const $shopping = atom(false)
const $missed = atom<string | undefined>()
const $chosenShop = atom<string | undefined>()

/** True if the screen shows only the items left to buy. */
export const $isShopping: ReadableAtom<boolean> = $shopping

/** The store of the shopping trip; '' for any, undefined if none was chosen. */
export const $shop: ReadableAtom<string | undefined> = $chosenShop

export function setShop(store: string): void {
  $chosenShop.set(store)
  storeForTab(shopName, store)
}

function leaveShop(): void {
  $chosenShop.set(undefined)
  takeForTab(shopName)
}

/** The item that was just marked as not found; undefined after any other action. */
export const $justMissed: ReadableAtom<string | undefined> = $missed

/** @param itemId undefined after any other action */
export function noteMissed(itemId?: string): void {
  $missed.set(itemId)
}

export function setShopping(isShopping: boolean): void {
  noteMissed()
  if (isShopping && !$shopping.get()) storeForTab(beganName, String(Date.now()))
  if (!isShopping) leaveShop()
  $shopping.set(isShopping)
  storeForTab(name, isShopping ? 'yes' : 'no')
}

/** Milliseconds since shopping began in this tab; undefined outside of shopping. */
export function shoppingForMs(): number | undefined {
  const began = Number(readForTab(beganName))
  return $shopping.get() && began > 0 ? Date.now() - began : undefined
}

/** Restores the shopping mode after a reload: phones discard a tab in the background and load it again. */
export function resumeShopping(): void {
  $shopping.set(readForTab(name) === 'yes')
  $chosenShop.set(readForTab(shopName))
}
