import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { commentsIn, constructionsIn, functionLinesIn, isQuestion } from '../../stages/house/measure.ts'

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)
}

describe('comments', () => {
  test('are found at any place, once, without their marks; lines of // belong together', () => {
    const code = [
      '/** Opens a list. */',
      'export function open(id: string /* of the list */) {',
      "  const url = 'https://a' // the address",
      '',
      '  // Waits, because',
      '  // it is early.',
      '  return url',
      '}',
      '/**',
      ' * Closes it.',
      ' *',
      ' * @param id of the list',
      ' */',
    ].join('\n')
    expect(commentsIn(parse(code))).toEqual([
      'Opens a list.',
      'of the list',
      'the address',
      'Waits, because it is early.',
      'Closes it. @param id of the list',
    ])
  })

  test.each([
    ['What a page shows.', true],
    ['Whether it is open', true],
    ['Whatsapp messages.', false],
    ['When a page opens, it waits.', false],
    ['True if it is open.', false],
  ])('open with a question word: %s', (comment, expected) => {
    expect(isQuestion(comment)).toBe(expected)
  })

  test.each([
    ['The page is told of it anew.', 2],
    ['Who has the link may read.', 1],
    ['A message to who is away.', 1],
    ['A person who has the link may read.', 0],
  ])('have unclear constructions: %s', (comment, count) => {
    expect(constructionsIn(comment)).toHaveLength(count)
  })
})

test('lines of a function are counted without blank lines and comments, those of inner functions too', () => {
  const code = 'const f = () => {\n\n  // Adds.\n  const g = () =>\n    1\n  return g\n}'
  expect(functionLinesIn(parse(code))).toEqual([5, 2])
})
