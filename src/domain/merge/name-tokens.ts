import { letters } from '../lib/characters.ts'
import { fold } from '../lib/fold.ts'
import type { NameWords } from './name-words.ts'

/** A word of a name that says something: folded, a number with a dot. */
export interface NameToken {
  text: string
  /** The joining words right before it. */
  links: readonly string[]
}

const words = new RegExp(`[${letters}]+|\\d+(?:[.,]\\d+)?(?:\\+(?![${letters}\\d]))?|[½¼¾]`, 'gu')
const foreignLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }

/** The words of a name that say something, in their order; none where it has only signs and emoji. */
export function nameTokens({ joiningWords, prefixes }: NameWords, name: string): NameToken[] {
  const texts = plainText(name).match(words) ?? []
  const tokens: NameToken[] = []
  let links: string[] = []
  let prefix = ''
  for (const [place, text] of texts.entries()) {
    if (joiningWords.has(text) && !isFlax(texts, place)) links.push(text)
    else if (prefixes.has(text)) prefix += text
    else {
      tokens.push({ text: prefix + plainNumber(text), links })
      links = []
      prefix = ''
    }
  }
  return prefix ? [...tokens, { text: prefix, links }] : tokens
}

/** What joins nothing, as in "semințe de in" (of flax), says something itself. */
function isFlax(texts: readonly string[], place: number): boolean {
  return texts[place] === 'in' && (place === texts.length - 1 || texts[place - 1] === 'de')
}

/** Folded, with the old spelling of "pâine" ("pîine") and foreign letters in today's Romanian ones. */
function plainText(name: string): string {
  const modern = name.normalize('NFC').replace(/([b-df-hj-np-tv-zșțşţ])î/gi, '$1â')
  return fold(modern)
    .replace(/['’]/g, '')
    .replace(/[ßæœøđł]/g, (letter) => foreignLetters[letter] ?? letter)
    .replace(/-(?=(?:uri|urile|urilor|ul|ului|le)\b)/g, '')
}

function plainNumber(text: string): string {
  return text.replace(',', '.').replace(/\.(\d?)0+$/, (_, digit: string) => (digit > '0' ? `.${digit}` : ''))
}
