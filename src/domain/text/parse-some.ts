import { letters } from '../lib/characters.ts'

/** "Niște" at the beginning of a text; only signs, such as an emoji, may stand before it. */
const some = new RegExp(`^([^${letters}\\d]* )?(?:[Nn][Ii][ȘșSs][Tt][Ee] )+(?=[${letters}\\d])`, 'u')

/** "niște mere" is "mere"; a bare "niște" is itself. */
export function withoutSome(text: string): string {
  return text.replace(some, '$1')
}
