import { fold } from '../lib/fold.ts'
import { firstLines } from '../text/lines/first-lines.ts'
import { detailsOf } from './from-json.ts'
import { type Imported, type ImportedThing, thingOf } from './imported.ts'

const bullet = /^\s*(?:[-*+•·–—▪◦‣]|\d{1,3}[.)])\s+/
const openBox = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[ ?\]|[☐⬜▢□○◯])\ufe0f?\s*/u
const tick = /^\s*(?:[-*+•]\s+|\d{1,3}[.)]\s+)?(?:\[[xXvV✓]\]|[☑☒✅✓✔]\ufe0f?)\s*/u
const cancelled = /^\s*[-*+]\s+\[-\]/
/** The end of a list that Bring! shares. */
const bringEnd = /\bgetbring\.com\b/i
/** Links, dates and tags that Obsidian and Notion write in their lines. */
const wikiLink = /\[\[(?:[^\]|[]{0,100}\|)?([^\]|[]{1,100})\]\]/g
const pageLink = /\[([^\][]{1,100})\]\([^()]{0,300}\)/g
const emphasis = /(\*\*|__|~~)([^*_~]{1,100})\1/g
const taskDate = /\s*[✅➕📅⏳🛫]\ufe0f?\s*\d{4}-\d{2}-\d{2}/gu

interface MarkedLine {
  line: string
  mark: 'open' | 'ticked' | 'bullet' | 'cancelled' | undefined
}

/**
 * Reads a list with boxes to tick: of Markdown, Notion, Obsidian, AnyList and others, and what Bring! shares. Undefined for
 * any other text, and where every line has a tick, which is a bullet then.
 */
export function fromChecklist(text: string): Imported | undefined {
  const lines = withoutFrontMatter(firstLines(text)).map((line) => ({ line, mark: markOf(line) }))
  const isBring = bringEnd.test(text)
  const filled = lines.filter(({ line }) => line.trim() !== '')
  const marked = filled.filter(({ mark }) => mark)
  const hasTick = marked.some(({ mark }) => mark === 'ticked')
  const hasBox = marked.some(({ mark }) => mark === 'open')
  const isList = hasBox || (hasTick && marked.some(({ mark }) => mark !== 'ticked'))
  if (!(isList || isBring) || marked.length < 2 || (hasBox ? 3 : 2) * marked.length < filled.length)
    return undefined
  const things = thingsIn(lines, isBring)
  const unread = lines.flatMap(({ line, mark }, at) =>
    mark || isHeading(lines, at) || line.trim() === '' ? [] : [line.trim()],
  )
  return { format: isBring ? 'bring' : 'checklist', name: '', things, unread }
}

function markOf(line: string): MarkedLine['mark'] {
  if (cancelled.test(line)) return 'cancelled'
  if (openBox.test(line)) return 'open'
  if (tick.test(line)) return 'ticked'
  return bullet.test(line) ? 'bullet' : undefined
}

function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  const end = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1
  return lines.slice(end + 1)
}

/** Returns the items of lines, each with the heading above, up to a blank line. */
function thingsIn(lines: readonly MarkedLine[], isBring: boolean): ImportedThing[] {
  const things: ImportedThing[] = []
  let heading = ''
  for (const one of lines) {
    const line = one.line.trim()
    if (one.mark)
      things.push(...thingOfLine(one, isBring).map((thing) => ({ ...thing, ...(heading && { heading }) })))
    else if (line.endsWith(':')) heading = line
    else heading = ''
  }
  return things
}

function thingOfLine({ line, mark }: MarkedLine, isBring: boolean): ImportedThing[] {
  const text = plain(line.replace(tick, '').replace(openBox, '').replace(bullet, ''))
  if (mark === 'cancelled' || text === '' || text.endsWith(':')) return []
  return [isBring ? thingOfBring(text) : thingOf(text, mark === 'ticked')]
}

function plain(text: string): string {
  return text
    .replace(wikiLink, '$1')
    .replace(pageLink, '$1')
    .replace(emphasis, '$2')
    .replace(taskDate, '')
    .trim()
}

/** "Pâine (proaspătă)" has a note, "Ceapă (1 plasă)" an amount. */
function thingOfBring(text: string): ImportedThing {
  const open = text.lastIndexOf(' (')
  if (open <= 0 || !text.endsWith(')')) return thingOf(text)
  const { amount, note } = detailsOf(text.slice(open + 2, -1))
  return { ...thingOf(text.slice(0, open), false, note ? { note } : {}), ...(amount && { amount }) }
}

/** True for a line without a mark that only names the lines below it. */
function isHeading(lines: readonly MarkedLine[], at: number): boolean {
  const { line = '' } = lines[at] ?? {}
  const text = line.trim()
  if (/^#{1,6}\s/.test(text) || text.endsWith(':') || /^[-_*=]{3,}$/.test(text)) return true
  const isFirst = (lines[at - 1]?.line ?? '').trim() === ''
  const below = lines.slice(at + 1, at + 3).find((one) => one.line.trim() !== '')
  return isFirst && (below?.mark !== undefined || at === 0) && !/\d/.test(fold(text))
}
