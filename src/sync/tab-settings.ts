const prefix = 'lista-noastra:'

/** What this tab keeps through a reload; undefined when nothing, or when the browser refuses to say. */
export function readForTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined
  } catch {
    return undefined
  }
}

export function keepForTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value)
  } catch {
    // Where the browser keeps nothing, it lasts until the page goes.
  }
}
