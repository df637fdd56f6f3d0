import { rememberBy } from '../lib/remember.ts'
import { nameKey } from './name-key.ts'

/** `nameKey` with a memory, for callers that need the key of every item of a list again and again. */
export const keyOf = rememberBy(nameKey)
