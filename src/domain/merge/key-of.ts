import { rememberBy } from '../lib/remember.ts'
import { nameKey } from './name-key.ts'

/** `nameKey` with a cache, for callers that need the key of every item of a list repeatedly. */
export const keyOf = rememberBy(nameKey)
