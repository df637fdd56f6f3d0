import { letters } from '../lib/characters.ts'
import { isLonger, storeMaxLength } from '../lib/check.ts'
import { fold } from '../lib/fold.ts'

/** The shown spelling of each store, by its keys (`storeKey`). */
export type StoreNames = ReadonlyMap<string, string>

const signs = new RegExp(`[^${letters}\\d]+`, 'gu')

/** Returns the form in which stores are compared: "Dr. Max" is "dr max". */
export function storeKey(text: string): string {
  return fold(text).replace(signs, ' ').trim()
}

/** @param entries the shown spelling of a store, and its other names; a "La" at the beginning may be left out */
export function readStores(entries: readonly (readonly string[])[]): StoreNames {
  const stores = entries.filter(([name = '']) => !isLonger(name, storeMaxLength))
  return new Map(
    stores.flatMap(([name = '', ...others]) =>
      [name, ...others]
        .flatMap((other) => [storeKey(other), storeKey(other).replace(/^la /, '')])
        .filter((key) => key !== '')
        .map((key) => [key, name] as const),
    ),
  )
}
