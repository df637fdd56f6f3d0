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
