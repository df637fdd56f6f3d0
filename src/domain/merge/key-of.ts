import { rememberBy } from '../lib/remember.ts'
import { nameKey } from './name-key.ts'

/** `nameKey`, for those who ask it of every item of a list again and again. */
export const keyOf = rememberBy(nameKey)
