import { longestText } from '../../lib/reading-limits.ts'
import { readAmount } from './read-amount.ts'
import { type SpokenWord, spokenWords, textOf } from './spoken-words.ts'
import { tokenize } from './text-tokens.ts'

const pauses = /[,;.!?…]+$/

/** Words of the longest number: "nouă sute nouăzeci și nouă de mii nouă sute nouăzeci și nouă". */
const longestNumber = 12
const mostDecimals = 3

/** A number of several words; `length` counts the words. */
export interface LongNumber {
  text: string
  length: number
}

/** Reads "unu virgulă cinci" as "1,5". */
export function decimalAt(words: readonly SpokenWord[], at: number): LongNumber | undefined {
  const whole = wholeAt(words, at)
  if (!whole || words[whole.next]?.key !== 'virgula') return undefined
  const part = decimalsAt(words, whole.next + 1)
  const isPaused = words.slice(at, part.next - 1).some((word) => pauseOf(word) !== '')
  if (part.digits === '' || isPaused) return undefined
  return { text: `${whole.value},${part.digits}${pauseOf(words[part.next - 1])}`, length: part.next - at }
}

/** Reads a number in words, such as "optzeci și doi" or "unu și jumătate", as "82" or "1,5". */
export function numberAt(words: readonly SpokenWord[], at: number): LongNumber | undefined {
  const keys = words.slice(at, at + longestNumber).map(({ key }) => key)
  const found = readAmount(tokenize(keys.join(' ')), 0)
  return found && { text: found.quantity.replace('.', ','), length: found.next }
}

/** Reads a whole number in words or digits; `next` is the place behind it. */
function wholeAt(words: readonly SpokenWord[], at: number): { value: number; next: number } | undefined {
  if (words[at]?.key === 'zero') return { value: 0, next: at + 1 }
  const keys = words.slice(at, at + longestNumber).map(({ key }) => key)
  const found = readAmount(tokenize(keys.join(' ')), 0)
  return found && /^\d+$/.test(found.quantity) ? { value: found.value, next: at + found.next } : undefined
}

/** Reads decimals: "cinci", "zero cinci", "șapte cinci", "douăzeci și cinci". */
function decimalsAt(words: readonly SpokenWord[], at: number): { digits: string; next: number } {
  let [digits, next] = ['', at]
  for (;;) {
    const found = digits.length < mostDecimals ? wholeAt(words, next) : undefined
    const isFurther = digits !== '' && (pauseOf(words[next - 1]) !== '' || (found && found.value > 9))
    if (!found || isFurther) return { digits, next }
    digits += found.value
    next = found.next
  }
}

/** "doi virgulă cinci kg de mere" is "2,5 kg de mere"; a text over `longestText` is itself. */
export function withDecimals(text: string): string {
  if (text.length > longestText || !/virgul[aă]/i.test(text)) return text
  const words = spokenWords(text)
  const written: string[] = []
  for (let at = 0; at < words.length; at++) {
    const found = decimalAt(words, at)
    written.push(found ? found.text : textOf(words.slice(at, at + 1)))
    at += found ? found.length - 1 : 0
  }
  return written.join(' ')
}

/** Returns the signs of a pause behind a word. */
export function pauseOf(word: SpokenWord | undefined): string {
  return pauses.exec(word?.text ?? '')?.[0] ?? ''
}
