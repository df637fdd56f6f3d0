import { letters } from '../../lib/characters.ts'
import { cleanText } from '../../lib/check.ts'
import { fold } from '../../lib/fold.ts'
import { messagesIn } from './chat-lines.ts'
import { firstLines } from './first-lines.ts'

/** Returns the first lines of a text that are not blank, as `pastedLines` does; each can be read by itself. */
export function linesOf(input: string): string[] {
  return pastedLines(firstLines(input)).filter((line) => line !== '')
}

/**
 * Returns the lines of typed or pasted text, cleaned, each with entries of its own: without titles, dates and rules of a
 * copied list, without emphasis and smileys, and split where several entries have marks of their own ("☐ a ☐ b"). The lines
 * of a copied chat have the form that `senderOf` reads. The result is the same for the result.
 */
export function pastedLines(given: readonly string[]): string[] {
  const lines = given.map(cleanText)
  const isOfSeveral = lines.filter((line) => line !== '').length > 1
  return (messagesIn(lines) ?? lines)
    .filter((line) => !(isOfSeveral && isTitle(line)))
    .flatMap((line) => (anyNote.test(line) ? [line] : splitAtMarks(plain(line))))
}

const weekdays = 'luni|marti|miercuri|joi|vineri|sambata|duminica'
const months =
  'ian(?:uarie)?|feb(?:ruarie)?|mar(?:tie)?|apr(?:ilie)?|mai|iun(?:ie)?|iul(?:ie)?|aug(?:ust)?|sep(?:t|tembrie)?|oct(?:ombrie)?|noi(?:embrie)?|dec(?:embrie)?'
const day = `(?:\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?|\\d{1,2} (?:${months})\\.?(?: \\d{4})?)`
const date = new RegExp(`^(?:(?:${weekdays}),?(?: ${day})?|${day})[:.]?$`)
const title =
  /^(?:list[ae]?(?: (?:de|mea|pentru|pt|cu))?(?: (?:cumparaturi|cumparat|piata|magazin|azi|maine|weekend|saptamana)\b.*)?|cumparaturi(?: (?:pentru|pt|de|din|azi|maine|saptamana|weekend)\b.*)?|(?:de|mai) (?:cumparat|luat|adus)|shopping(?: list)?)[:.]?$/
/** A line of signs between parts of a list. */
const rule = /^[-_=*~.+#–—•· ]+$/
/** A longer line is no title. */
const longestTitle = 60

function isTitle(line: string): boolean {
  if (line === '' || line.length > longestTitle) return false
  const folded = fold(line.replace(/^[#*_~ ]+|[*_~ ]+$/g, ''))
  return date.test(folded) || title.test(folded) || rule.test(line)
}

/** A note in brackets stays as written. */
const anyNote = /\(not[ăa] ?:/i
const emphasis = /(^|[\s(])([*_~]{1,2})(\S(?:[^*_~]{0,200}\S)?)\2(?=$|[\s,.;:!?)])/g
const smiley = /[:;=]['’]?-?[)(DP](?=$|[\s,.!?])/giu
const heading = /^#{1,6} +(.+?):?$/

/** "*Lapte* 2 l :)" is "Lapte 2 l", and "# Lidl" is "Lidl:". */
function plain(line: string): string {
  return line.replace(heading, '$1:').replace(emphasis, '$1$3').replace(smiley, '').trim()
}

const signs = '☐☑☒✅✓✔✗✘❌❎•·▪●○□◦►▶▸👉🔲🔳➡→'
const signsBehind = / *[✅✓✔☑❌]\ufe0f?$/u
const beforeSign = new RegExp(` +(?=[${signs}]\\ufe0f? *\\S)`, 'u')
const beginsWithSign = new RegExp(`^[${signs}]`, 'u')
/** "2 lapte + 1 pâine" is two lines; "detergent 5 + 1" and "1 + 1 gratis" are none. */
const betweenBullets = new RegExp(` [•·] | \\+ (?=[\\d½¼¾,./]* ?(?!gratis)[${letters}])`, 'iu')
const beforeDash = new RegExp(` (?=[-–—] [${letters}])`, 'u')
const beforeNumber = new RegExp(` (?=\\d{1,2}[.)] ?[${letters}])`, 'u')

/** "☐ a ☐ b", "a • b", "- a - b" and "1. a 2. b" are two lines each. */
function splitAtMarks(line: string): string[] {
  const bare = line.replace(signsBehind, '')
  if (beginsWithSign.test(bare)) return bare.split(beforeSign)
  if (/^[-–—] /.test(bare)) return bare.split(beforeDash)
  if (/^1[.)] /.test(bare)) return bare.split(beforeNumber)
  return bare.split(betweenBullets).flatMap(sentencesOf)
}

/** Words that end in a full stop of their own. Folded. */
const abbreviations =
  /(?:^| )(?:dr|sf|st|nr|str|min|max|buc|gr|kg|ml|aprox|cca|ex|etc|tel|art|prof|leg|pach)$/
const fewWords = new RegExp(`^[${letters}]+(?: [${letters}]+){0,2}$`, 'u')

/** "unt. ouă. mălai" is three lines, if each is a few words and none an abbreviation. */
function sentencesOf(line: string): string[] {
  const pieces = line.replace(/\.$/, '').split('. ')
  const isList =
    pieces.length > 2 && pieces.every((piece) => fewWords.test(piece) && !abbreviations.test(fold(piece)))
  return isList ? pieces : [line]
}
