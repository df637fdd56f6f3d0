import { cleanText } from '../../lib/check.ts'
import { type FindStore, storeOfHeading, storeOfLine } from '../entry/parse-store.ts'
import { senderOf } from './chat-lines.ts'
import { withoutHeading } from './line-heading.ts'
import { isHeading, withoutBullets } from './text-parts.ts'

/** "și pere", below another line */
const lineAnd = /^[sș]i /i

/** A line of a text, with the store of the heading above it, and the sender of its message in a chat. */
export interface ReadLine {
  line: string
  store: string | undefined
  sender?: string | undefined
}

/** Returns the lines that contain items, cleaned; headings, blank lines and other senders end the store of a heading. */
export function readLines(find: FindStore, given: readonly string[]): ReadLine[] {
  const sent = given.map((line) => {
    const written = cleanText(line)
    return senderOf(written) ?? { sender: undefined, text: written }
  })
  const lines: ReadLine[] = []
  let store: string | undefined
  sent.forEach(({ sender, text }, at) => {
    if (sender !== sent[at - 1]?.sender) store = undefined
    const named = storeAbove(find, sent.slice(Math.max(0, at - 1), at + 2), Math.min(at, 1))
    if (named !== undefined) store = named
    else if (text === '' || isHeading(text)) store = storeOfHeading(find, text)
    else lines.push({ line: lines.length > 0 ? text.replace(lineAnd, '') : text, store, sender })
  })
  return lines
}

interface Sent {
  sender: string | undefined
  text: string
}

/**
 * Returns the store that a line names for the lines below it: "LIDL" above "lapte". A store above another store, a blank line
 * or another sender's line is an item; so is one with a bullet, and a kind of store in small letters below an item.
 */
function storeAbove(find: FindStore, lines: readonly Sent[], at: number): string | undefined {
  const [line, above, below] = [lines[at], lines[at - 1], lines[at + 1]]
  if (!line || !below?.text || below.sender !== line.sender || withoutBullets(line.text) !== line.text)
    return undefined
  const store = storeOfLine(find, line.text)
  if (store === undefined || storeOfLine(find, below.text) !== undefined) return undefined
  const isBelowItem = above !== undefined && above.text !== '' && above.sender === line.sender
  return isBelowItem && /^\p{Ll}[^ ]*$/u.test(line.text) && store === store.toLowerCase() ? undefined : store
}

/** Returns a line without its bullet and without a heading before its items. */
export function bareLine(line: string): string {
  return withoutHeading(withoutBullets(line))
}
