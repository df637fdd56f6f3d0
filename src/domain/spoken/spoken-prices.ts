import { type Price, pricesIn, readSpokenPrice, spacedMoney } from '../text/entry/parse-price.ts'
import { type SpokenWord, spokenWords, textOf } from '../text/tokens/spoken-words.ts'
import type { ItemWords } from '../vocabulary/vocabulary.ts'

const pauses = /[,;.!?…]+$/

/** Puts each price between commas, as one word: "lapte șapte lei și 49 de bani" is "lapte, 7,49lei". */
export function setPricesApart(words: ItemWords, said: readonly SpokenWord[]): readonly SpokenWord[] {
  return phrasesOf(said).flatMap((phrase, at) => setApart(words, phrase, at === 0))
}

/** Splits the words behind each pause. */
function phrasesOf(said: readonly SpokenWord[]): SpokenWord[][] {
  const phrases: SpokenWord[][] = [[]]
  for (const word of said) {
    phrases[phrases.length - 1]?.push(word)
    if (pauses.test(word.text)) phrases.push([])
  }
  return phrases
}

function setApart(words: ItemWords, said: readonly SpokenWord[], isFirst: boolean): readonly SpokenWord[] {
  const whole = textOf(said)
  const pause = pauses.exec(whole)?.[0] ?? ''
  const text = spacedMoney(whole.slice(0, whole.length - pause.length))
  const found = pricesIn(words, text, readSpokenPrice).filter(({ start }) => start > 0 || !isFirst)
  if (found.length === 0) return said
  let written = ''
  let place = 0
  for (const { price, start, end } of found) {
    const before = text.slice(place, start).trimEnd()
    written += `${before}${before === '' ? '' : ', '}${priceWord(price)}${pauseBehind(text.slice(end))}`
    place = end
  }
  return spokenWords(written + text.slice(place) + pause)
}

/** Returns a comma, unless no text follows, or "și", which separates by itself. */
function pauseBehind(rest: string): string {
  return rest === '' || /^ (?:și|si) /i.test(rest) ? '' : ','
}

function priceWord({ bani, per }: Price): string {
  const count = per?.quantity === '1' ? '' : (per?.quantity ?? '')
  const lei = (bani / 100).toFixed(2).replace('.00', '').replace('.', ',')
  return `${lei}lei${per ? `/${count}${per.unit}` : ''}`
}

/** Returns a price as it is shown: "7,49lei" is "7,49 lei". */
export function shownPrice(word: string): string {
  return word.replace(/(\d)lei/, '$1 lei')
}
