import { storedUnit, unitKind } from '../../item/units.ts'
import { letters } from '../../lib/characters.ts'
import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import type { ItemWords } from '../../vocabulary/vocabulary.ts'
import { withDecimals } from '../tokens/decimals.ts'
import { readAmount } from '../tokens/read-amount.ts'
import { tokenize } from '../tokens/text-tokens.ts'
import { isFatOf } from './parse-phrase.ts'
import { startsPrice } from './parse-price.ts'

/** "Niște", "câteva", "puțin", "oleacă de" at the beginning of a text; only signs, such as an emoji, may stand before it. */
const some = new RegExp(
  `^([^${letters}\\d]* )?(?:(?:ni[șs]te|c[âa]teva(?: fire de)?|c[âa][țt]iva|pu[țt]in[ăa]?|un pic de|(?:o ?leac[ăa]|olecu[țt][ăa]|ni[țt]el|ni[țt]ic[ăa]?)(?: de)?|o [țt][âa]r[ăa] de) )+(?=[${letters}\\d])`,
  'iu',
)

/** Words before an approximate amount. Folded. */
const about = wordSet('cam vreo aproximativ aprox circa cca cele cei minim minimum maxim maximum putin mult')
/** Of these, the words behind "cel" alone. Folded. */
const aboutBehindCel = wordSet('putin mult')
/** "mere...2 kg"; without the digit it matches too, so that the time for many dots is proportional to their number. */
const dotsBeforeAmount = / ?(?:\.{2,}|…) ?(\d)?/g
const countInBrackets = /(\S )\[([1-9]\d?)\]$/
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
    const word = folded.replace(/\.$/, '')
    const cel = aboutBehindCel.has(word) ? tokens[at - 1] : undefined
    if (!next || !about.has(word) || (aboutBehindCel.has(word) && cel?.folded !== 'cel')) return
    if (readAmount(tokens, at + 1) === undefined || startsPrice(tokens, at + 1)) return
    written += text.slice(place, cel?.start ?? start)
    place = next.start
  })
  return written + text.slice(place)
}

/** Units whose amounts reach thousands; of the others, three decimals are decimals ("1.500 kg"). */
const countedInThousands: readonly string[] = ['g', 'ml', 'buc']
const thousands = new RegExp(
  `(^|[^\\d.,${letters}])([1-9]\\d{0,2})([. ])(\\d{3})(?= ?(?:de )?([${letters}]+))(?![.,]\\d)`,
  'gu',
)
/** Longer words take no number. */
const longestWord = 40
const lastWord = new RegExp(`([${letters}]+)[ .]*$`, 'u')

/**
 * "1.000 g" and "1 000 g" are "1000 g". Behind a word that takes a number, a space separates: "Aptamil 2 800 g", "3 în 1 500
 * g", "făină 650 500 g".
 */
function withoutThousandsSigns(
  { numberedNames, linkingWords, announcingWords }: ItemWords,
  text: string,
): string {
  return text.replace(
    thousands,
    (all, open: string, count: string, sign: string, rest: string, unit: string, at: number) => {
      if (!countedInThousands.includes(storedUnit(unit) ?? '')) return all
      const before = fold(
        lastWord.exec(text.slice(Math.max(0, at - longestWord), at + open.length))?.[1] ?? '',
      )
      const takesNumber =
        [numberedNames, linkingWords, announcingWords].some((words) => words.has(before)) ||
        isFatOf(before, Number(count))
      return sign === ' ' && (takesNumber || count.length > 2) ? all : `${open}${count}${rest}`
    },
  )
}

/** "~3kg" is "3kg", "morcovi-2kg" "morcovi - 2kg", and "1.000 g" "1000 g"; "omega-3" is a name. */
export function withAmountsApart(words: ItemWords, text: string): string {
  return withDecimals(withoutThousandsSigns(words, text))
    .replace(aboutSign, '')
    .replace(dotsBeforeAmount, (dots, digit?: string) => (digit ? ` ${digit}` : dots))
    .trimStart()
    .replace(countInBrackets, '$1($2)')
    .replace(touchingDash, (all, name: string, amount: string, unit: string) => {
      const kind = unitKind(storedUnit(unit) ?? '')
      return kind === 'measure' || kind === 'piece' ? `${name} - ${amount}` : all
    })
}
