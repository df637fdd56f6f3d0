import { lineBreak } from '../text/lines.ts'
import { type Imported, thingOf } from './imported.ts'

const ticked = /^\s*(?:[-*•]\s*)?(?:\[[xX]\]|[☑☒✅✓✔])\s*/u
const unticked = /^\s*(?:[-*•]\s*)?(?:\[ ?\]|[☐⬜▢])\s*/u

/** Blank ones too, between a list's worth of things. */
const mostLines = 4_000

/** The lines of a text, as of a message or of AnyList's mail; those with a tick before them are bought. */
export function fromText(text: string): Imported {
  const lines = text.split(lineBreak, mostLines)
  const things = lines.map((line) => {
    const isTicked = ticked.test(line)
    return thingOf(line.replace(isTicked ? ticked : unticked, ''), isTicked)
  })
  return { format: 'text', name: '', things: things.filter((thing) => thing.text.trim() !== '') }
}
