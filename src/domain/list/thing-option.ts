import { cleanText } from '../lib/check.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { type OptionKey, readOption } from './options.ts'

/**
 * Returns the key of a list's option about an item, the same for all spellings; undefined if its name is too long for a key.
 */
export function thingOption(
  words: NameWords,
  kind: 'vouchers' | 'weekly',
  name: string,
): OptionKey | undefined {
  const about = cleanText(keyOf(words, name).replaceAll('/', ' '))
  return readOption(`${kind}/${about}`, '')?.key
}
