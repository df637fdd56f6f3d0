import { atom, type ReadableAtom } from 'nanostores'
import { readForTab, storeForTab, takeForTab } from '../../sync/device/tab-settings.ts'

const name = 'shopping'
const beganName = 'shopping-began'
const shopName = 'shop'
const $shopping = atom(false)
const $missed = atom<string | undefined>()
const $chosenShop = atom<string | undefined>()

/** Whether the screen shows what is left and nothing else. */
export const $isShopping: ReadableAtom<boolean> = $shopping

/** The store where somebody shops; '' for any, undefined while they have not said where. */
export const $shop: ReadableAtom<string | undefined> = $chosenShop

export function setShop(store: string): void {
  $chosenShop.set(store)
  storeForTab(shopName, store)
}

function leaveShop(): void {
  $chosenShop.set(undefined)
  takeForTab(shopName)
}

/** The item that was just looked for and not found; undefined once something else was done. */
export const $justMissed: ReadableAtom<string | undefined> = $missed

/** @param itemId none when something else was done */
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

/** How long somebody has been shopping in this tab, in ms; undefined while they are not. */
export function shoppingForMs(): number | undefined {
  const began = Number(readForTab(beganName))
  return $shopping.get() && began > 0 ? Date.now() - began : undefined
}

/** Phones close a tab in the pocket and load it again: whoever was shopping still is. */
export function resumeShopping(): void {
  $shopping.set(readForTab(name) === 'yes')
  $chosenShop.set(readForTab(shopName))
}
