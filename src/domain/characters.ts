import {
  type CodePointSpan,
  combiningMarks,
  digits,
  emoji,
  latinLetters,
  nameSigns,
} from './words/characters.ts'

const signs: ReadonlySet<string> = new Set(nameSigns)

function isWithin(character: string, spans: readonly CodePointSpan[]): boolean {
  const code = character.codePointAt(0) ?? -1
  return spans.some(([first, last]) => code >= first && code <= last)
}

/** Latin script only; spelled out because the server's engine knows no `\p{…}`. */
export function isLetter(character: string): boolean {
  return isWithin(character, latinLetters)
}

export function isMark(character: string): boolean {
  return isWithin(character, combiningMarks)
}

export function isEmoji(character: string): boolean {
  return isWithin(character, emoji)
}

/** Whether the name of an item may hold this character (one code point). */
export function isNameCharacter(character: string): boolean {
  return isLetter(character) || signs.has(character) || isWithin(character, digits) || isEmoji(character)
}
