import { letters } from '../../lib/characters.ts'
import { cleanText } from '../../lib/check.ts'
import { fold } from '../../lib/fold.ts'
import { messagesIn, withoutSenders } from './chat-lines.ts'
import { firstLines } from './first-lines.ts'
import { isHeading } from './text-parts.ts'
import { titlesOf } from './titles.ts'

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
  const cleaned = given.map(cleanText)
  const isOfSeveral = cleaned.filter((line) => line !== '').length > 1
  const lines = messagesIn(cleaned) ?? (isOfSeveral ? withoutSenders(cleaned) : cleaned)
  const isTitle = isOfSeveral ? titlesOf(lines) : []
  const kept = lines.filter((_, at) => isTitle[at] !== true)
  return withoutPictures(kept).flatMap((line) => (anyNote.test(line) ? [line] : splitAtMarks(plain(line))))
}

const picture = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+ ?/u
const anyName = new RegExp(`[${letters}]{3}`, 'u')
/** Fewer lines with a picture may be names with an emoji. */
const leastPictures = 3

/** True for a picture before a name; in "🥛 2 l" the picture is the name. */
function isPictured(line: string): boolean {
  return picture.test(line) && anyName.test(line.replace(picture, ''))
}

/** Removes the pictures before lines if every line has one: "🥛 lapte", "🍞 pâine". Headings may have none. */
function withoutPictures(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line !== '' && !isHeading(line))
  const isMarked = filled.length >= leastPictures && filled.every(isPictured)
  return isMarked ? lines.map((line) => (isHeading(line) ? line : line.replace(picture, ''))) : lines
}

/** A note in brackets stays as written. */
const anyNote = /\(not[ăa] ?:/i
const emphasis = /(^|[\s(])([*_~]{1,2})(\S(?:[^*_~]{0,200}\S)?)\2(?=$|[\s,.;:!?)])/g
const smiley = /[:;=]['’]?-?[)(DP](?=$|[\s,.!?])[.!?]*/giu
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
/** "- pâine - cea feliată" is one line. */
const beforeDash = new RegExp(
  ` (?=[-–—] (?!(?:mai|cel|cea|cei|cele|nu|s[ăa]|din|dac[ăa]|de preferat|f[ăa]r[ăa]|cu|pentru|la) )[${letters}])`,
  'iu',
)
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
  /(?:^| )(?:dr|sf|st|nr|str|min|max|buc|gr|kg|ml|aprox|cca|ex|etc|tel|art|prof|leg|pach|pac|cut|sticl?|bor[ck]|pung|doz|tub)$/
/** True if a text ends in an abbreviation with a full stop: "2 leg." */
export function isAbbreviation(text: string): boolean {
  return abbreviations.test(fold(text).replace(/\.$/, ''))
}

const fewWords = new RegExp(`^[${letters}]+(?: [${letters}]+){0,2}$`, 'u')

/** "unt. ouă. mălai" is three lines, if each is a few words and none an abbreviation. */
function sentencesOf(line: string): string[] {
  const pieces = line.replace(/\.$/, '').split('. ')
  const isList =
    pieces.length > 2 && pieces.every((piece) => fewWords.test(piece) && !abbreviations.test(fold(piece)))
  return isList ? pieces : [line]
}
