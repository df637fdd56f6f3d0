import { nameKey } from './name-key.ts'
import { rememberBy } from './remember.ts'

/** `nameKey`, for those who ask it of every item of a list again and again. */
export const keyOf = rememberBy(nameKey)
