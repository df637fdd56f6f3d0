import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../../../src/domain/item/change.ts'
import { foldOptions, mergeDelta } from '../../../../src/domain/item/snapshot.ts'
import {
  hasRoomFor,
  optionsPerList,
  readOption,
  templatesPerList,
} from '../../../../src/domain/list/options.ts'

describe('an option of a list', () => {
  test.each([
    ['budget', '15000'],
    ['budget', ''],
    ['voucherDay', '4500'],
    ['aisles/lidl', 'paine,lactate'],
    ['aisles/bacania lui nelu', ''],
    ['learnedFrom/lidl', '1795219221000'],
    ['vouchers/sapun', 'yes'],
    ['vouchers/sapun', 'no'],
    ['vouchers/sapun', ''],
    ['weekly/lapte', '4|2026-11-27|2|l|lapte'],
    ['template/Baza săptămânii', '[["lapte","2","l"],["pâine"]]'],
    ['template/Baza săptămânii', ''],
  ])('%s may be "%s"', (key, value) => {
    expect(readOption(key, value)).toEqual({ key, value })
  })

  test.each([
    ['budget', '-1'],
    ['budget', '12,50'],
    ['budget', '12345678'],
    ['budget/lidl', '100'],
    ['aisles', 'paine'],
    ['aisles/', 'paine'],
    ['aisles/lidl/2', 'paine'],
    ['aisles/lidl', 'paine,paine'],
    ['aisles/lidl', 'paine, lactate'],
    ['aisles/lidl', '<script>'],
    ['aisles/<script>', 'paine'],
    ['aisles/ lidl', 'paine'],
    [`aisles/${'l'.repeat(100)}`, 'paine'],
    ['learnedFrom/lidl', 'ieri'],
    ['vouchers', 'yes'],
    ['vouchers/sapun', 'poate'],
    ['template/Cină', '[]'],
    ['weekly/lapte', `4|2026-11-27|2|l|lapte${' '.repeat(8_000)}`],
    ['learnedFrom/lidl', '1'.repeat(8_001)],
    ['template/Cină', '[["<script>"]]'],
    ['template', '[["lapte"]]'],
    ['__proto__', '1'],
    ['constructor', '1'],
    ['toString', '1'],
    ['oricare', '1'],
    [1, '1'],
    ['budget', 100],
  ])('%s may not be "%s"', (key, value) => {
    expect(readOption(key, value)).toBeUndefined()
  })
})

describe('the room of a list for options', () => {
  const told = (count: number, kind: string, value: string) =>
    Array.from({ length: count }, (_, at) => ({ key: `${kind}/${at}`, value, rev: at }))
  const full = told(templatesPerList, 'template', '[["lapte"]]')
  const emptied = told(templatesPerList, 'template', '')
  const marks = told(optionsPerList, 'vouchers', 'yes')

  test.each<[said: string, told: typeof full, option: { key: string; value: string }, hasRoom: boolean]>([
    ['a first template', [], { key: 'template/Cină', value: '[["pâine"]]' }, true],
    ['one template too many', full, { key: 'template/Cină', value: '[["pâine"]]' }, false],
    ['a template in the place of another', full, { key: 'template/3', value: '[["pâine"]]' }, true],
    ['a template that is taken back', full, { key: 'template/3', value: '' }, true],
    [
      'a template after others were taken back',
      emptied,
      { key: 'template/Cină', value: '[["pâine"]]' },
      true,
    ],
    ['something else beside all templates', full, { key: 'budget', value: '100' }, true],
    ['one option too many', marks, { key: 'budget', value: '100' }, false],
    ['an option that it has', marks, { key: 'vouchers/3', value: 'no' }, true],
  ])('%s', (_, known, option, hasRoom) => {
    expect(hasRoomFor(known, option)).toBe(hasRoom)
  })
})

describe('the options of a list', () => {
  const head = { id: v7(), name: 'Lista' }
  const budget = [{ key: 'budget', value: '15000', rev: 3 }]
  const known = mergeDelta(undefined, { ...head, options: budget }, { from: 0, rev: 3, items: [] })

  test('stay as they are where a delta does not speak of them', () => {
    const later = mergeDelta(known, head, { from: 3, rev: 4, items: [] })
    expect(later?.head.options).toEqual(budget)
  })

  test('are all that a delta says, and none where a whole list has none', () => {
    const other = [{ key: 'voucherDay', value: '4500', rev: 4 }]
    const later = mergeDelta(known, { ...head, options: other }, { from: 3, rev: 4, items: [] })
    expect(later?.head.options).toEqual(other)
    const anew = mergeDelta(known, head, { from: 0, rev: 5, items: [] })
    expect(anew?.head.options).toBeUndefined()
  })

  test('include the unsent changes of this device, without removed options', () => {
    const tell = (key: 'budget' | 'voucherDay', value: string): Change => ({
      ...{ id: v7(), listId: head.id, kind: 'set-option' },
      ...{ key, value },
    })
    expect([...foldOptions(budget, [tell('voucherDay', '4500'), tell('budget', '')])]).toEqual([
      ['voucherDay', '4500'],
    ])
  })
})
