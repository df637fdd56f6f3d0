import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { settingKey, storedTexts } from '../device/setting-storage.ts'

const listen = 'window' in globalThis

setPersistentEngine(storedTexts, windowPersistentEvents)

/**
 * Makes an atom for a value of this device: stored, and the same in all of its tabs.
 *
 * @param name of the setting
 * @param read converts any stored value; it receives undefined if there is none
 */
export function settingAtom<Value>(name: string, read: (kept: unknown) => Value): WritableAtom<Value> {
  const decode = (text: string) => read(parsed(text))
  return persistentAtom(settingKey(name), read(undefined), { encode: JSON.stringify, decode, listen })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
