import { unfit } from '../lib/characters.ts'
import { cleanText, isLonger } from '../lib/check.ts'
import { longestText } from '../lib/reading-limits.ts'

export const defaultListName = 'Lista mea'
/** In characters. */
export const listNameLength = 100

/** A list's cleaned name: the default if none is given, undefined for a value that is no text of up to 100 characters. */
export function readListName(value: unknown): string | undefined {
  if (value === undefined) return defaultListName
  if (typeof value !== 'string' || value.length > longestText) return undefined
  const name = cleanText(value.replace(unfit, ''))
  return isLonger(name, listNameLength) ? undefined : name || defaultListName
}
