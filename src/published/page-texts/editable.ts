import { joined } from '../blocks.ts'
import type { TextKind } from './page-text.ts'
import { partsOf } from './parts.ts'

/** A text of a page, with the functions that write it as plain lines and read it from them. */
export interface Editable<Value> {
  readonly kind: TextKind
  /** The text of the file. */
  readonly value: Value
  /** Required number of parts. */
  readonly count?: number
  write(value: Value): string
  /** @param text one that `faultOfText` accepts */
  read(text: string): Value
}

/** Texts under names; the names on the path to a text form its key. */
export interface TextTree {
  readonly [name: string]: TextTree | Editable<unknown>
}

interface Titled {
  title: string
  text: string
}

/** A heading, a link, a sentence. */
export function line(value: string): Editable<string> {
  return { kind: 'line', value, write: (text) => text, read: (text) => joined(textsIn('line', text)) }
}

/** One paragraph. */
export function paragraph(value: string): Editable<string> {
  return { ...line(value), kind: 'paragraphs', count: 1 }
}

/** Any number of paragraphs. */
export function paragraphs(value: readonly string[]): Editable<readonly string[]> {
  return {
    kind: 'paragraphs',
    value,
    write: (texts) => texts.join('\n\n'),
    read: (text) => textsIn('paragraphs', text),
  }
}

export const questions = pairs('questions', 'question', 'answer')

export const entries = pairs('entries', 'title', 'text')

/** Terms, each with its explanation. */
export const facts = pairs('entries', 'term', 'text')

/** Entries with more than words, so that their number must not change. */
export function cards<Card extends Titled>(value: readonly Card[]): Editable<readonly Card[]> {
  const { kind, write, read } = entries(value)
  return { kind, value, count: value.length, write, read: (text) => withTexts(value, read(text)) }
}

/** Short sentences, each with something beside it, so that their number must not change. */
export function phrases<Phrase extends { text: string }>(
  value: readonly Phrase[],
): Editable<readonly Phrase[]> {
  return {
    kind: 'phrases',
    value,
    count: value.length,
    write: (those) => those.map(({ text }) => text).join('\n'),
    read: (lines) =>
      withTexts(
        value,
        textsIn('phrases', lines).map((text) => ({ text })),
      ),
  }
}

function textsIn(kind: TextKind, text: string): string[] {
  return partsOf(kind, text).map(({ lines }) => joined(lines))
}

/** The values of the file with the texts that were read. */
function withTexts<One>(values: readonly One[], texts: readonly object[]): One[] {
  return values.map((value, index) => ({ ...value, ...texts[index] }))
}

/** Pairs of a text of one line and another below it. */
function pairs<First extends string, Second extends string>(kind: TextKind, first: First, second: Second) {
  type Pair = Readonly<Record<First | Second, string>>
  return (value: readonly Pair[]): Editable<readonly Pair[]> => ({
    kind,
    value,
    write: (those) => those.map((pair) => `${pair[first]}\n${pair[second]}`).join('\n\n'),
    read: (text) =>
      partsOf(kind, text).map(({ lines: [top = '', ...below] }) => {
        return { [first]: top, [second]: joined(below) } as Pair
      }),
  })
}
