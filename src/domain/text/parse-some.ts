import { letters } from '../lib/characters.ts'

/** Behind nothing but signs, as an emoji is. */
const some = new RegExp(`^([^${letters}\\d]* )?(?:[Nn][Ii][ȘșSs][Tt][Ee] )+(?=[${letters}\\d])`, 'u')

/** "niște mere" is "mere"; a bare "niște" is itself. */
export function withoutSome(text: string): string {
  return text.replace(some, '$1')
}
