import { pageTextFaults } from '../../i18n/admin/page-texts.ts'
import { type Block, joined } from '../blocks.ts'
import type { PageText, TextKind } from './page-text.ts'
import { partsOf } from './parts.ts'

/** The properties of a text that decide how it may be changed. */
type Rules = Pick<PageText, 'key' | 'kind' | 'count' | 'placeholders'>

/** Minimum and maximum number of characters of a text. */
interface TextBounds {
  least: number
  most: number
}

const lineBounds: TextBounds = { least: 2, most: 200 }
const bodyBounds: TextBounds = { least: 2, most: 1_500 }
const mostParts = 30

/** The bounds of search engines; the site's name brings a title of 44 characters to 60. */
const headBounds: Readonly<Record<string, TextBounds>> = {
  title: { least: 20, most: 44 },
  description: { least: 60, most: 170 },
}

/**
 * Returns the fault of an admin's text, in a sentence for admins; undefined if there is none. It also runs in PocketBase's
 * engine, which has no Intl and supports only older JavaScript.
 */
export function faultOfText(of: Rules, text: string): string | undefined {
  const parts = partsOf(of.kind, text)
  return faultOfNumber(of, parts.length) ?? faultOfParts(of, parts) ?? faultOfPlaceholders(of, text)
}

function faultOfNumber({ kind, count }: Rules, found: number): string | undefined {
  if (found === 0) return pageTextFaults.empty
  if (kind === 'line') return found === 1 ? undefined : pageTextFaults.oneLine
  if (count !== undefined && found !== count) return pageTextFaults.exactly(kind, count, found)
  return found > mostParts ? pageTextFaults.atMost(kind, mostParts, found) : undefined
}

const faultOfPart: Readonly<Record<TextKind, (part: Block, key: string) => string | undefined>> = {
  line: ({ lines }, key) => faultOfLength(pageTextFaults.parts.whole, boundsOfLine(key), joined(lines)),
  paragraphs: ({ row, lines }) =>
    inRow(row, faultOfLength(pageTextFaults.parts.paragraph, bodyBounds, joined(lines))),
  phrases: ({ row, lines }) =>
    inRow(row, faultOfLength(pageTextFaults.parts.phrase, lineBounds, joined(lines))),
  questions: (part) => faultOfQuestion(part) ?? faultOfPair(part, pageTextFaults.parts.questions),
  entries: (part) => faultOfPair(part, pageTextFaults.parts.entries),
}

function faultOfParts({ kind, key }: Rules, parts: readonly Block[]): string | undefined {
  for (const part of parts) {
    const fault = faultOfPart[kind](part, key)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOfQuestion({ row, lines: [question = ''] }: Block): string | undefined {
  return question.endsWith('?') ? undefined : inRow(row, pageTextFaults.questionMark)
}

function faultOfPair(
  { row, lines: [top = '', ...below] }: Block,
  names: { top: string; below: string; nothingBelow: string },
): string | undefined {
  const faultOfTop = inRow(row, faultOfLength(names.top, lineBounds, top))
  if (faultOfTop !== undefined) return faultOfTop
  if (below.length === 0) return inRow(row, names.nothingBelow)
  return inRow(row + 1, faultOfLength(names.below, bodyBounds, joined(below)))
}

function faultOfLength(what: string, bounds: TextBounds, text: string): string | undefined {
  const isWithin = text.length >= bounds.least && text.length <= bounds.most
  return isWithin ? undefined : pageTextFaults.length(what, bounds, text.length)
}

function boundsOfLine(key: string): TextBounds {
  const [, part = ''] = key.match(/^heads\.\w+\.(\w+)$/) ?? []
  return headBounds[part] ?? lineBounds
}

function inRow(row: number, fault: string | undefined): string | undefined {
  return fault === undefined ? undefined : pageTextFaults.at(row, fault)
}

function faultOfPlaceholders({ placeholders = [] }: Rules, text: string): string | undefined {
  const lost = placeholders.find((name) => !text.includes(`{${name}}`))
  return lost === undefined ? undefined : pageTextFaults.placeholder(lost)
}
