import { cleanText } from '../lib/check.ts'
import { keyOf } from '../merge/key-of.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'
import { type OptionKey, readOption } from './options.ts'

/** The option by which a list is told something of a thing, however it is written; undefined where its name is too long for one. */
export function thingOption(
  words: NameWords,
  kind: 'vouchers' | 'weekly',
  name: string,
): OptionKey | undefined {
  const about = cleanText(keyOf(words, name).replaceAll('/', ' '))
  return readOption(`${kind}/${about}`, '')?.key
}
