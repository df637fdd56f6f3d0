import { settingKey } from './device-settings.ts'

/** Calls back when another tab of this device keeps a value under this name. @returns the way to end it */
export function followSetting(name: string, changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === settingKey(name) || key === null) changed()
  }
  globalThis.addEventListener?.('storage', follow)
  return () => globalThis.removeEventListener?.('storage', follow)
}
