import { fold } from '../../lib/fold.ts'
import { wordSet } from '../../lib/word-set.ts'
import { personEndings, persons } from '../../words/asking.ts'
import { calledWords } from '../../words/talk.ts'

/** A line of a message, with the name of its sender. */
interface SentLine {
  sender: string
  text: string
}

const date = '\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?'
const time = '\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AaPp]\\.?[Mm]\\.?)?'
const stamp = `(?:${date},? ${time}|${time},? ${date})`
/** WhatsApp on iOS and the web, Signal: "[27.11.2026, 18:02] Ana: …"; WhatsApp on Android: "27.11.2026, 18:02 - Ana: …". */
const stamped = new RegExp(`^(?:\\[${stamp}\\] ?|${stamp} [-–] )(.*)$`)
/** Telegram: "Ana, [27.11.2026 18:02]" above the text. */
const stampedAbove = new RegExp(`^([^:[\\]]{1,40}), \\[${stamp}\\]$`)
const named = /^([^:]{1,40}): ?(.*)$/

/** A line that `writtenMessage` wrote. */
const written = /^\[([^:[\]]{1,40})\]: (.*)$/

/** Texts that a program writes instead of a message. Folded. */
const replaced =
  /^<?(?:(?:fisier(?:ul|ele|e)? )?(?:media|imagine|fotografie|video|audio|document|sticker|gif|mesaj vocal|contact)\w*(?: a fost)? (?:omis|omitted|inclus)\w*|(?:acest mesaj a fost|ati|ai) sters.*|mesaj sters|this message was deleted|you deleted this message|null)\.?>?$/
const edited = / ?<(?:Acest mesaj a fost editat|This message was edited)>$/

/** Small talk without anything to buy. Folded, without signs. */
const smallTalk =
  /^(?:ok(?:ay)?|bine|da|nu|pa|mersi|merci|multumesc(?: frumos)?|cu (?:drag|placere)|super|perfect|gata|hai|salut|buna|servus|nu uita|sigur|imediat|acum|ajung .*|vin (?:si )?(?:eu|acum|imediat|acasa|diseara|maine|in \d|pe la|la \d|repede)\b.*|vezi ca (?!nu mai|s a |ne |mai |trebuie|iau|e nevoie).*|unde (?:esti|e).*|ce (?:faci|mai)[^,]*|(?:ce )?altceva|bine pa|te (?:pup|iubesc))$/
const opening =
  /^(?:(?:a [sș]i|atunci|pentru mine|mie(?= (?:un|o|ni[sș]te|ia|s[aă]) )|te rog|v[ăa] rog|ia|iei|lua[țt]i|adu|cump[ăa]r[ăa]|pune|mai|[sș]i(?: tu)?|tu|s[ăa] iei|s[ăa] nu ui[țt]i(?: de)?|nu uita(?: de)?|plus) )+/i

/** Returns a line of a copied chat in the form that `senderOf` reads. */
export function writtenMessage(sender: string, text: string): string {
  return `[${sender}]: ${text}`
}

/** Returns the line as it was sent; undefined if it is no line of a copied chat. */
export function senderOf(line: string): SentLine | undefined {
  const found = written.exec(line)
  return found ? { sender: found[1] ?? '', text: found[2] ?? '' } : undefined
}

/**
 * Returns the lines of the messages of a copied chat, each with its sender, as `senderOf` reads them; undefined if the text
 * is no chat. Times, notes of the program and small talk are left out.
 */
export function messagesIn(lines: readonly string[]): string[] | undefined {
  const isStamped = lines.some((line) => stamped.test(line) || stampedAbove.test(line))
  if (!isStamped && !isNamed(lines)) return undefined
  const sent: string[] = []
  let sender: string | undefined
  for (const line of lines) {
    const message = (isStamped ? messageIn(line) : namedMessage(line)) ?? { sender, text: line }
    sender = message.sender
    const text = textToBuy(message.text)
    if (sender !== undefined && text !== '') sent.push(writtenMessage(sender, text))
  }
  return sent
}

/** True for messages without times: each of several lines has a person before it. */
function isNamed(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line !== '')
  return filled.length > 1 && filled.every((line) => isNamedThing(namedMessage(line)?.text))
}

/** False for a text that is an amount alone, such as "2 kg". */
function isNamedThing(text: string | undefined): boolean {
  return text !== undefined && /\p{L}/u.test(text.replace(/^[\d.,]+ ?\p{L}*$/u, ''))
}

/** Returns the sender and the text of "Ana: te rog ia lapte". */
function namedMessage(line: string): SentLine | undefined {
  const [, sender = '', text = ''] = named.exec(line) ?? []
  return isSenderName(sender) ? { sender, text } : undefined
}

const people = wordSet(`${calledWords} ${persons} ${personEndings} eu`)

/** True for a frequent name of a person, or a word such as "Mama": "Lapte" and "Farmacie" are none. */
function isSenderName(name: string): boolean {
  const keys = fold(name).match(/[a-z-]+/g) ?? []
  return /^\p{Lu}/u.test(name) && keys.length > 0 && keys.every((key) => people.has(key))
}

const timeAlone = new RegExp(`^(?:${time}|${stamp})$`)

/** Removes the names above times, which some programs copy with their messages. */
export function withoutSenders(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => !(isSenderName(line) && timeAlone.test(lines[at + 1] ?? '')))
}

/** Returns the sender and the text behind a stamp; the sender is undefined for a note of the program. */
function messageIn(line: string): { sender: string | undefined; text: string } | undefined {
  const above = stampedAbove.exec(line)
  if (above) return { sender: above[1], text: '' }
  const behind = stamped.exec(line)?.[1]
  if (behind === undefined) return undefined
  const found = named.exec(behind)
  return { sender: found?.[1], text: found?.[2] ?? '' }
}

function textToBuy(said: string): string {
  const text = said.replace(edited, '')
  const folded = fold(text)
  const words = folded
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return replaced.test(folded) || words === '' || smallTalk.test(words) ? '' : text.replace(opening, '')
}
