import { fold } from '../lib/fold.ts'
import { firstLines } from '../text/lines/first-lines.ts'
import { type Imported, thingOf } from './imported.ts'

/** Lines that programs put below a list: "Trimis din Any.do", "Shared with …", an address. */
const footer =
  /^(?:trimis|sent|shared|partajat|distribuit|creat|created|gesendet)(?: \w+)? (?:din|de pe|from|with|cu|via|von)\b|\bhttps?:\/\/\S+$/
const title = /^lista\b/
/** A longer line is neither, whatever it says. */
const longestFooter = 500

/** Reads the first lines of a text, such as a message, which are read like typed text. */
export function fromText(text: string): Imported {
  const lines = firstLines(text)
  const first = lines.findIndex((line) => line.trim() !== '')
  const isTitle = title.test(foldedShort(lines[first] ?? '')) && lines[first + 1]?.trim() === ''
  const isUnread = lines.map((line, at) => (isTitle && at === first) || footer.test(foldedShort(line)))
  const kept = lines.filter((_, at) => !isUnread[at])
  return {
    format: 'text',
    name: '',
    things: kept.filter((line) => line.trim() !== '').map((line) => thingOf(line)),
    lines: kept,
    unread: lines.filter((_, at) => isUnread[at]).map((line) => line.trim()),
  }
}

function foldedShort(line: string): string {
  return line.length > longestFooter ? '' : fold(line).trim()
}
