import { fold } from '../lib/fold.ts'
import { firstLines } from '../text/lines.ts'
import { type Imported, thingOf } from './imported.ts'

/** Lines that programs put below a list: "Trimis din Any.do", "Shared with …", an address. */
const footer =
  /^(?:trimis|sent|shared|partajat|distribuit|creat|created|gesendet)(?: \w+)? (?:din|de pe|from|with|cu|via|von)\b|\bhttps?:\/\/\S+$/
const title = /^lista\b/

/** Reads the first lines of a text, such as a message, which are read like typed text. */
export function fromText(text: string): Imported {
  const lines = firstLines(text)
  const first = lines.findIndex((line) => line.trim() !== '')
  const isTitle = title.test(fold(lines[first] ?? '').trim()) && lines[first + 1]?.trim() === ''
  const isUnread = (line: string, at: number) => (isTitle && at === first) || footer.test(fold(line).trim())
  const kept = lines.filter((line, at) => !isUnread(line, at))
  return {
    format: 'text',
    name: '',
    things: kept.filter((line) => line.trim() !== '').map((line) => thingOf(line)),
    lines: kept,
    unread: lines.filter(isUnread).map((line) => line.trim()),
  }
}
