import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { itemNames } from '../grammar/item-names.ts'

const cedillas: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }
const word = /[\p{L}\p{M}]+/gu

/** The words of all names as they are written, and how one is written that has lost its marks. */
const knownWords = once(() => wordsOf(itemNames()))

interface Words {
  written: ReadonlySet<string>
  byFolded: ReadonlyMap<string, string>
}

/**
 * A text as Romanian is written: in lower case, commas below, and the marks that the model left out of known words.
 *
 * @param names the list's own, whose spelling counts first
 */
export function spellProperly(text: string, names: readonly string[]): string {
  const own = wordsOf(names)
  const plain = text
    .normalize('NFC')
    .replace(/[şţŞŢ]/g, (letter) => cedillas[letter] ?? letter)
    .trim()
  return plain.replace(word, (said) => {
    const lower = said.toLowerCase()
    if (own.written.has(lower) || knownWords().written.has(lower)) return lower
    return own.byFolded.get(fold(lower)) ?? knownWords().byFolded.get(fold(lower)) ?? lower
  })
}

function wordsOf(names: readonly string[]): Words {
  const written = new Set(names.flatMap((name) => name.toLowerCase().match(word) ?? []))
  return { written, byFolded: new Map([...written].toReversed().map((name) => [fold(name), name])) }
}
