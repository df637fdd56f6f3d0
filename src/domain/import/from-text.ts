import { firstLines } from '../text/lines.ts'
import { type Imported, thingOf } from './imported.ts'

const ticked = /^\s*(?:[-*•]\s*)?(?:\[[xX]\]|[☑☒✅✓✔])\s*/u
const unticked = /^\s*(?:[-*•]\s*)?(?:\[ ?\]|[☐⬜▢])\s*/u

/** Reads the first lines of a text, such as a message or an email of AnyList; lines that begin with a tick are bought. */
export function fromText(text: string): Imported {
  const things = firstLines(text).map((line) => {
    const isTicked = ticked.test(line)
    return thingOf(line.replace(isTicked ? ticked : unticked, ''), isTicked)
  })
  return { format: 'text', name: '', things: things.filter((thing) => thing.text.trim() !== '') }
}
