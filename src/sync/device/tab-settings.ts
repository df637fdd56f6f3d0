const prefix = 'lista-noastra:'

/** Returns a text that this tab keeps across a reload; undefined if there is none, or if the browser denies access. */
export function readForTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

export function storeForTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value)
  } catch {
    // Without storage, the text lasts until the page is left.
  }
}

/** Returns a text that this tab keeps, and removes it. */
export function takeForTab(name: string): string | undefined {
  const value = readForTab(name)
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // Without access to the storage, nothing was stored either.
  }
  return value
}
