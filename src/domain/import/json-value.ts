/** A value of foreign JSON, looked into step by step: whatever is not there, or of another kind, is empty. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The value of a JSON text; undefined when it is none. */
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

/** The objects of a list; none of anything else. */
export function objectsIn(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
