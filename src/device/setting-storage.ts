import { settingPrefix } from '../storage-keys.ts'

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

/**
 * Texts by their keys, as an object: those of `localStorage`, or those that this tab has set if the browser refuses to store
 * them. Empty on a server.
 */
export const storedTexts = /* @__PURE__ */ new Proxy<Record<string, string>>(
  {},
  {
    has: (refused, key) => textOf(refused, key) !== undefined,
    get: textOf,
    set: keepText,
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

function keepText(refused: Record<string, string>, key: string | symbol, text: string): true {
  try {
    localStorage.setItem(String(key), text)
    delete refused[String(key)]
  } catch {
    // Private windows and full devices: the text still holds in this tab.
    refused[String(key)] = text
  }
  return true
}

const tabPrefix = 'lista-noastra:'

/** Returns a text that this tab keeps across a reload; undefined if there is none, or if the browser denies access. */
export function readForTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(tabPrefix + name) ?? undefined
  } catch {
    return undefined
  }
}

export function storeForTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(tabPrefix + name, value)
  } catch {
    // Without storage, the text lasts until the page is left.
  }
}

/** Returns a text that this tab keeps, and removes it. */
export function takeForTab(name: string): string | undefined {
  const value = readForTab(name)
  try {
    sessionStorage.removeItem(tabPrefix + name)
  } catch {
    // Without access to the storage, nothing was stored either.
  }
  return value
}
