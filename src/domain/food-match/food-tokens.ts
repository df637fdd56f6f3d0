import { commonForm } from '../item/name-forms.ts'
import { nameKey } from '../merge/name-key.ts'
import type { NameWords } from '../vocabulary/vocabulary.ts'

/** Links that are part of a name's key, because they change the meaning of the next word: "de murat" is not "murat". */
const links = ['de', 'cu', 'pentru']
const leadingAmount = /^[\d.,/½¼¾ ]+(?:kg|g|gr|l|ml)?\b\.?/i

/**
 * The content words of a name in common forms; a link is joined to the word behind it. A leading amount is left out, so
 * that the thing is the first word.
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
