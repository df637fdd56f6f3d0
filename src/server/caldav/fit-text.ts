import { hasLetterOrEmoji, isNameText } from '../../domain/lib/characters.ts'
import { cleanText, isForbidden, nameMaxLength, noteMaxLength } from '../../domain/lib/check.ts'
import { longestText } from '../../domain/lib/reading-limits.ts'

/** Name of an item whose task has no text that an item may have. */
const unnamed = 'fără nume'

/** The parts of a task's text that an item may have. */
interface FittedText {
  name: string
  /** The text after the name; '' for none. */
  rest: string
}

/** Shortens a text that is no item to a name, and the rest of it to the beginning of a note. */
export function fitName(text: string): FittedText {
  const said = allowed(text)
  if (!hasLetterOrEmoji(said) && !/\d/.test(said)) return { name: unnamed, rest: '' }
  const name = beginning(said, nameMaxLength)
  return { name, rest: said.slice(name.length).trim() }
}

/** Shortens a text to a note. */
export function fitNote(text: string): string {
  return cut(allowed(text), noteMaxLength)
}

/** Returns a text without the characters and the code that no item may have, and addresses without their scheme. */
function allowed(text: string): string {
  const said = cleanText(text.slice(0, longestText).replace(/\bhttps?:\/\/(?:www\.)?/gi, ''))
  const signs = Array.from(said, (sign) => (isNameText(sign) ? sign : ' ')).join('')
  const written = isNameText(said) ? said : cleanText(signs)
  return isForbidden(written) ? cleanText(written.replaceAll(':', ' ')) : written
}

/** Returns the whole words at the beginning of a text, or a part of its first word. */
function beginning(text: string, most: number): string {
  const part = cut(text, most)
  if (part === text || text.charAt(part.length) === ' ') return part
  return part.replace(/\s+\S*$/, '')
}

function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('').trim()
}
