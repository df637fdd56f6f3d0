import { unfit } from '../lib/characters.ts'
import { cleanText } from '../lib/check.ts'

export const defaultListName = 'Lista mea'
/** In characters. */
export const listNameLength = 100

/** A list's cleaned name: the default if none is given, undefined for a value that is no text of up to 100 characters. */
export function readListName(value: unknown): string | undefined {
  if (value === undefined) return defaultListName
  if (typeof value !== 'string') return undefined
  const name = cleanText(value.replace(unfit, ''))
  return Array.from(name).length > listNameLength ? undefined : name || defaultListName
}
