import { settingPrefix } from '../../fixed-names.ts'

/** What a setting is called in the browser's storage. */
export function settingKey(name: string): string {
  return settingPrefix + name
}

/** What this device keeps under a name; undefined when nothing, or when the browser refuses to say. */
export function readSetting(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(settingKey(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value that JSON can say; where the browser keeps nothing it lasts as long as the tab. */
export function writeSetting(name: string, value: unknown): void {
  try {
    localStorage.setItem(settingKey(name), JSON.stringify(value))
  } catch {
    // Private windows and full devices: the setting holds in this tab all the same.
  }
}

export function forgetSetting(name: string): void {
  try {
    localStorage.removeItem(settingKey(name))
  } catch {
    // Where nothing can be touched, nothing was kept.
  }
}
