import { byCodeUnits } from './code-units.ts'
import { fold } from './fold.ts'
import { normalized } from './normalized.ts'
import { remember } from './remember.ts'

/** Sorts each letter right behind its plain letter; '~' and the character behind it in ASCII sort behind every letter. */
const behindPlain: Readonly<Record<string, string>> = {
  ă: 'a~',
  â: 'a\u007f',
  î: 'i~',
  ș: 's~',
  ş: 's~',
  ț: 't~',
  ţ: 't~',
}

/** The key that sorts a name as in a dictionary, without case and foreign accents. */
const dictionaryKey = remember((name) =>
  fold(
    normalized(name, 'NFC')
      .toLowerCase()
      .replace(/[ăâîșşțţ]/g, (letter) => behindPlain[letter] ?? letter),
  ),
)

/**
 * Compares two names as a Romanian dictionary does: letters, digits and spaces as in CLDR's collation for `ro`.
 *
 * `Intl.Collator` is not used: a phone takes 30 to 150 ms to make its first one, and browsers and servers of different
 * years disagree, while a list must stay in the order in which its page was rendered.
 */
export function byRomanianName(a: string, b: string): number {
  return (
    byCodeUnits(dictionaryKey(a), dictionaryKey(b)) ||
    byCodeUnits(a.toLowerCase(), b.toLowerCase()) ||
    byCodeUnits(b, a)
  )
}
