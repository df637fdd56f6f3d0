import { describe, expect, test } from 'vitest'
import { linesOf } from '../../../../src/domain/text/lines/pasted-lines.ts'
import { allWords } from '../../../../src/domain/with-all-words.ts'
import { correctRow, readRows, refusedTexts, wantedItems } from '../../../../src/list/paste/paste-rows.ts'

const by = (...ownStores: string[]) => ({ vocabulary: allWords(), ownStores })
const pasted = '- lapte 2 l\n\nLegume:\n• roșii, 3 ceapă\n<script>\n☑ pâine'
const rows = readRows(by(), linesOf(pasted), 1)

describe('the rows of a pasted text', () => {
  test('are its parts without their bullets, as they were understood', () => {
    expect(rows.map(({ text, read }) => [text, read.kind === 'item' ? read.item : read.problem])).toEqual([
      ['lapte 2 l', { name: 'lapte', quantity: '2', unit: 'l' }],
      ['roșii', { name: 'roșii', quantity: '1', unit: 'st' }],
      ['3 ceapă', { name: 'ceapă', quantity: '3', unit: 'st' }],
      ['<script>', 'name-forbidden'],
      ['pâine', { name: 'pâine', quantity: '1', unit: 'st' }],
    ])
  })

  test('are as many as there are things', () => {
    const [milk, eggs] = readRows(by(), ['lapte și 10 ouă'], 1)
    expect([milk?.text, eggs?.text]).toEqual(['lapte', '10 ouă'])
  })

  test('of small talk are not wanted, unless chosen', () => {
    const message = ['Bună!', 'lapte 2 l', 'poți să iei și tu?', 'Merci 250 g', 'mulțumesc! ❤']
    const read = readRows(by(), message, 1)
    expect(read.filter(({ isWanted }) => !isWanted).map(({ text }) => text)).toEqual([
      'Bună',
      'poți să iei și tu?',
      'mulțumesc! ❤',
    ])
    expect(wantedItems(read).map(({ name }) => name)).toEqual(['lapte', 'Merci'])
  })

  test("are read with the list's own stores, also when they are corrected", () => {
    const [row = expect.unreachable()] = readRows(by('Nea Ion'), ['lapte de la nea ion'], 1)
    const milk = { name: 'lapte', quantity: '1', unit: 'st', store: 'Nea Ion' }
    expect(row.read).toEqual({ kind: 'item', item: milk })
    const [corrected] = correctRow(by('Nea Ion'), row, 'unt de la nea ion', 2)
    expect(corrected?.read).toEqual({ kind: 'item', item: { ...milk, name: 'unt' } })
  })

  test('have ids that count on from the given one', () => {
    expect(readRows(by(), ['lapte', 'pâine'], 7).map(({ id }) => id)).toEqual([7, 8])
  })

  test('are the same read in portions as at once', () => {
    const lines = linesOf(pasted)
    const portions = lines
      .flatMap((line) => readRows(by(), [line], 1))
      .map(({ text, read }) => ({ text, read }))
    expect(portions).toEqual(rows.map(({ text, read }) => ({ text, read })))
  })
})

test('every row that was not left out is wanted, and refused text is given back', () => {
  const [first, ...others] = rows
  const left = first ? [{ ...first, isWanted: false }, ...others] : []
  expect(wantedItems(left).map(({ name }) => name)).toEqual(['roșii', 'ceapă', 'pâine'])
  expect(refusedTexts(left)).toEqual(['<script>'])
})

describe('a corrected row', () => {
  const [row] = readRows(by(), ['lapte 2 l'], 1)
  const corrected = (text: string) => (row ? correctRow(by(), { ...row, isWanted: false }, text, 8) : [])

  test.each([
    ['chefir 1 l', [{ kind: 'item', item: { name: 'chefir', quantity: '1', unit: 'l' } }]],
    ['<script>', [{ kind: 'refused', problem: 'name-forbidden' }]],
    ['  ', [{ kind: 'item', item: { name: 'lapte', quantity: '2', unit: 'l' } }]],
    [
      'unt și 2 ouă',
      [
        { kind: 'item', item: { name: 'unt', quantity: '1', unit: 'st' } },
        { kind: 'item', item: { name: 'ouă', quantity: '2', unit: 'st' } },
      ],
    ],
  ])('to %j says %j', (text, read) => {
    expect(corrected(text).map((part) => part.read)).toEqual(read)
  })

  test('is wanted again', () => {
    expect(corrected('Merci').map(({ isWanted }) => isWanted)).toEqual([true])
  })

  test('keeps its id, and further things in it have ids of their own', () => {
    expect(corrected('unt, lapte, ouă').map(({ id }) => id)).toEqual([1, 8, 9])
  })
})
