/**
 * Texts by their keys, as an object: those of the browser's storage, and where it refuses, what this tab has set. It has
 * none on a server.
 */
export const keptTexts = new Proxy<Record<string, string>>(
  {},
  {
    has: (held, key) => textOf(held, key) !== undefined,
    get: textOf,
    set: keep,
  },
)

function textOf(held: Record<string, string>, key: string | symbol): string | undefined {
  try {
    return localStorage.getItem(String(key)) ?? held[String(key)]
  } catch {
    return held[String(key)]
  }
}

function keep(held: Record<string, string>, key: string | symbol, text: string): true {
  held[String(key)] = text
  try {
    localStorage.setItem(String(key), text)
  } catch {
    // Private windows and full devices: it holds in this tab all the same.
  }
  return true
}
