import { fold } from '../../src/domain/lib/fold.ts'
import { once } from '../../src/domain/lib/once.ts'
import { itemNames } from '../grammar/item-names.ts'

const cedillas: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }
const word = /[\p{L}\p{M}]+/gu

/** Words around the names of things that have diacritics. */
const wordsAround = [
  'două nouă șase șapte douăsprezece șaisprezece șaptesprezece nouăsprezece douăzeci șaizeci șaptezeci nouăzeci',
  'sută jumătate duzină și încă fără după bucată bucăți sticlă legătură felii pungă cutii lădiță găleată căpățână',
  'adaugă pune șterge bifează cumpără scoate niște câteva câțiva mulțumesc',
]

const knownAround = once(() => wordsOf(wordsAround))

/** The words of all names that the project knows. */
const knownWords = once(() => wordsOf(itemNames()))

interface Words {
  /** In lower case, properly spelled. */
  written: ReadonlySet<string>
  /** The proper spelling of each word, by the word without its diacritics. */
  byFolded: ReadonlyMap<string, string>
}

/**
 * Corrects the spelling of a text: lower case, comma-below letters, and the diacritics of known words that the model
 * omitted.
 *
 * @param names the list's own names, whose spelling has precedence
 */
export function spellProperly(text: string, names: readonly string[]): string {
  const own = wordsOf(names)
  const plain = text
    .normalize('NFC')
    .replace(/[şţŞŢ]/g, (letter) => cedillas[letter] ?? letter)
    .trim()
  return plain.replace(word, (said) => {
    const lower = said.toLowerCase()
    if (own.written.has(lower)) return lower
    const around = knownAround().byFolded.get(fold(lower))
    if (around !== undefined || knownWords().written.has(lower)) return around ?? lower
    return own.byFolded.get(fold(lower)) ?? knownWords().byFolded.get(fold(lower)) ?? lower
  })
}

function wordsOf(names: readonly string[]): Words {
  const written = new Set(names.flatMap((name) => name.toLowerCase().match(word) ?? []))
  return { written, byFolded: new Map([...written].toReversed().map((name) => [fold(name), name])) }
}
