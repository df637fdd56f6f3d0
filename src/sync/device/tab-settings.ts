const prefix = 'lista-noastra:'

/** What this tab keeps through a reload; undefined when nothing, or when the browser refuses to say. */
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
    // Where the browser keeps nothing, it lasts until the page goes.
  }
}

/** What this tab keeps, and forgets with this. */
export function takeForTab(name: string): string | undefined {
  const value = readForTab(name)
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // Where nothing can be touched, nothing was kept.
  }
  return value
}
