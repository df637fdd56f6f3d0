import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { settingKey } from '../../sync/device/device-settings.ts'
import { storedTexts } from '../../sync/device/stored-texts.ts'

const listen = 'window' in globalThis

setPersistentEngine(storedTexts, windowPersistentEvents)

/**
 * A value of this device: kept here, and the same in all of its tabs.
 *
 * @param name what it is kept under
 * @param read makes sense of what is kept, of anything at all; undefined when nothing is
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
