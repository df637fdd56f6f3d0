import { commonForm } from '../item/name-forms.ts'
import { nameKey } from '../merge/name-key.ts'
import type { NameWords } from '../merge/name-words.ts'

/** In a name's key these say how the next word is meant: "de murat" is not "murat". */
const links = ['de', 'cu', 'pentru']
const leadingAmount = /^[\d.,/½¼¾ ]+(?:kg|g|gr|l|ml)?\b\.?/i

/**
 * The words of a name that say something, in common forms; a word that tells how the next is meant is joined to it. An
 * amount in front is left out, so that the thing is the first word.
 */
export function foodTokens(words: NameWords, name: string): string[] {
  const without = commonForm(words.forms, 'fara')
  const tokens: string[] = []
  let link = ''
  for (const form of nameKey(words, name.replace(leadingAmount, '')).split(' ')) {
    if (form === without || links.includes(form)) link += `${form}-`
    else {
      tokens.push(link + form)
      link = ''
    }
  }
  return tokens
}
