const prefix = 'lista-noastra:'

/** What this device keeps under a name; undefined when nothing, or when the browser refuses to say. */
export function readSetting(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a value that JSON can say; where the browser keeps nothing it lasts as long as the tab. */
export function keepSetting(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value))
  } catch {
    // Private windows and full devices: the setting holds in this tab all the same.
  }
}

/** Calls back when another tab of this device keeps a value under this name. @returns the way to end it */
export function followSetting(name: string, changed: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === prefix + name || key === null) changed()
  }
  globalThis.addEventListener?.('storage', follow)
  return () => globalThis.removeEventListener?.('storage', follow)
}
