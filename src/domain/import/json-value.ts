/** An object from foreign JSON, read field by field: a missing field, or one of another type, counts as empty. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Parses a JSON text; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the objects of an array; none for any other value. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns a text or a number as text; '' for any other value. */
export function wordIn(value: unknown): string {
  return typeof value === 'number' ? String(value) : textIn(value)
}

/**
 * Returns the values at a path of keys: 'food.name'; a '*' stands for each element of an array, '{}' for each value of an
 * object, and '' for the value itself.
 */
export function valuesAt(value: unknown, path: string): unknown[] {
  const keys = path === '' ? [] : path.split('.')
  return keys.reduce((values, key) => values.flatMap((one) => valuesOf(one, key)), [value])
}

function valuesOf(value: unknown, key: string): unknown[] {
  if (key === '*') return Array.isArray(value) ? value : []
  if (!isObject(value)) return []
  if (key === '{}') return Object.values(value)
  return Object.hasOwn(value, key) ? [value[key]] : []
}

/** Returns the first text at one of several paths: 'food.name|note'; '' if there is none. */
export function wordAt(value: unknown, paths: string | undefined): string {
  for (const path of paths?.split('|') ?? []) {
    const word = valuesAt(value, path).map(wordIn).find(Boolean)
    if (word) return word
  }
  return ''
}

/** True if one of several paths exists. */
export function hasPath(value: unknown, paths: string): boolean {
  return paths.split('|').some((path) => valuesAt(value, path).length > 0)
}

const yes: ReadonlySet<string> = new Set(
  '1 true da x ☑ ✓ ✔ ✅ checked yes ja adevarat wahr complete completed done erledigt finalizat finalizata gata cumparat'.split(
    ' ',
  ),
)

/** True if a folded text says that something is done or so. */
export function isYes(folded: string): boolean {
  return yes.has(folded)
}

/** True if a value at one of several paths says yes. */
export function isYesAt(value: unknown, paths: string | undefined): boolean {
  return (paths?.split('|') ?? [])
    .flatMap((path) => valuesAt(value, path))
    .some((one) => one === true || isYes(wordIn(one).toLowerCase()))
}
