import { atom, onMount, type WritableAtom } from 'nanostores'
import { keepSetting, readSetting } from '../../sync/device/device-settings.ts'
import { followSetting } from '../../sync/device/follow-setting.ts'

/** A value of this device: kept here, and the same in all of its tabs. */
export interface KeptAtom<Value> {
  $value: WritableAtom<Value>
  keep: (value: Value) => void
}

/**
 * @param name what it is kept under
 * @param read makes sense of what is kept, of anything at all; undefined when nothing is
 */
export function keptAtom<Value>(name: string, read: (kept: unknown) => Value): KeptAtom<Value> {
  const $value = atom(read(undefined))
  const load = () => {
    const kept = readSetting(name)
    if (kept !== undefined) $value.set(read(kept))
  }
  onMount($value, () => {
    load()
    return followSetting(name, load)
  })
  const keep = (value: Value) => {
    $value.set(value)
    keepSetting(name, value)
  }
  return { $value, keep }
}
