/**
 * Texts by their keys, as an object: those of `localStorage`, or those that this tab has set if the browser refuses to store
 * them. Empty on a server.
 */
export const storedTexts = new Proxy<Record<string, string>>(
  {},
  {
    has: (refused, key) => textOf(refused, key) !== undefined,
    get: textOf,
    set: keep,
  },
)

function textOf(refused: Record<string, string>, key: string | symbol): string | undefined {
  return refused[String(key)] ?? storedText(String(key))
}

function storedText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function keep(refused: Record<string, string>, key: string | symbol, text: string): true {
  try {
    localStorage.setItem(String(key), text)
    delete refused[String(key)]
  } catch {
    // Private windows and full devices: the text still holds in this tab.
    refused[String(key)] = text
  }
  return true
}
