import { storedUnit, unitKind } from '../item/units.ts'
import { letters } from '../lib/characters.ts'
import { wordSet } from '../lib/word-set.ts'
import { readAmount } from './numbers.ts'
import { startsPrice } from './parse-price.ts'
import { tokenize } from './text-tokens.ts'

/** "Niște" at the beginning of a text; only signs, such as an emoji, may stand before it. */
const some = new RegExp(`^([^${letters}\\d]* )?(?:[Nn][Ii][ȘșSs][Tt][Ee] )+(?=[${letters}\\d])`, 'u')

/** Words before an approximate amount. Folded. */
const about = wordSet('cam vreo aproximativ aprox circa cca')
const aboutSign = /[~≈] ?(?=\d)/g
const touchingDash = new RegExp(
  `([${letters}]{2})-(\\d+(?:[.,]\\d+)? ?([${letters}]+))(?![${letters}\\d-])`,
  'gu',
)

/** "niște mere" is "mere"; a bare "niște" is itself. */
export function withoutSome(text: string): string {
  return text.replace(some, '$1')
}

/** "cam 2 kg cartofi" is "2 kg cartofi". An approximate price keeps its word, because it identifies the item. */
export function withoutAbout(text: string): string {
  const tokens = tokenize(text)
  let [written, place] = ['', 0]
  tokens.forEach(({ folded, start }, at) => {
    const next = tokens[at + 1]
    if (!next || !about.has(folded.replace(/\.$/, ''))) return
    if (readAmount(tokens, at + 1) === undefined || startsPrice(tokens, at + 1)) return
    written += text.slice(place, start)
    place = next.start
  })
  return written + text.slice(place)
}

/** "~3kg" is "3kg", and "morcovi-2kg" "morcovi - 2kg"; "omega-3" is a name. */
export function withAmountsApart(text: string): string {
  return text
    .replace(aboutSign, '')
    .replace(touchingDash, (all, name: string, amount: string, unit: string) => {
      const kind = unitKind(storedUnit(unit) ?? '')
      return kind === 'measure' || kind === 'piece' ? `${name} - ${amount}` : all
    })
}
