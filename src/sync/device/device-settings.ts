import { settingPrefix } from '../../storage-keys.ts'

/** Returns the key of a setting in `localStorage`. */
export function settingKey(name: string): string {
  return settingPrefix + name
}

/** Returns the stored value of a setting; undefined if there is none, or if the browser denies access. */
export function readSetting(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(settingKey(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value as JSON; if the browser stores nothing, the value lasts as long as the tab. */
export function writeSetting(name: string, value: unknown): void {
  try {
    localStorage.setItem(settingKey(name), JSON.stringify(value))
  } catch {
    // Private windows and full devices: the setting still holds in this tab.
  }
}

export function forgetSetting(name: string): void {
  try {
    localStorage.removeItem(settingKey(name))
  } catch {
    // Without access to the storage, nothing was stored either.
  }
}
