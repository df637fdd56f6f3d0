import { describe, expect, test } from 'vitest'
import { type KeepingFaultKind, keepingFaults } from '../../../src/guide/checks/keeping-faults.ts'
import { keepingOf } from '../../../src/guide/keeping.ts'
import { type KeepingRow, keepingRow } from '../../../src/guide/tables/table-rows.ts'

const cells = {
  slug: 'ardei',
  state: 'whole',
  place: 'fridge',
  from: '',
  to: '',
  unit: 'use-by',
  counted_from: '',
  recommended: '',
  source: 'label',
  note: '',
}
const row = (changed: Partial<Record<keyof KeepingRow, string>>) => keepingRow.parse({ ...cells, ...changed })

test.each([
  [{ from: '4', to: '14', unit: 'days' }, '4–14 zile'],
  [{ from: '1', to: '1', unit: 'weeks' }, '1 săptămână'],
  [{ from: '3', to: '5', unit: 'weeks' }, '3–5 săptămâni'],
  [{ from: '20', to: '30', unit: 'days' }, '20–30 de zile'],
  [{ to: '28', unit: 'days' }, 'până la 28 de zile'],
  [{ from: '1', to: '1', unit: 'years' }, '1 an'],
  [{ to: '12', unit: 'hours' }, 'până la 12 ore'],
  [{ unit: 'use-by' }, 'până la data de pe ambalaj'],
  [{ unit: 'ripe' }, 'până la coacere'],
  [{ unit: 'avoid' }, 'nu se recomandă'],
  [{ unit: 'unlimited' }, 'nelimitat'],
])('%j keeps "%s"', (changed, shown) => {
  expect(keepingOf([row(changed)])).toMatchObject([{ place: 'fridge', time: shown }])
})

test('a time has its starting point, and the best place is marked', () => {
  const opened = row({ state: 'opened', from: '5', to: '7', unit: 'days', counted_from: 'opening' })
  expect(keepingOf([row({ recommended: 'yes' }), opened])).toMatchObject([
    { since: '', isRecommended: true },
    { since: 'După deschidere', isRecommended: false },
  ])
})

test('without a row nothing is known', () => {
  expect(keepingOf(undefined)).toEqual([])
})

test.each([
  [{ unit: 'days' }],
  [{ to: '3', unit: 'use-by' }],
  [{ from: '5', to: '3', unit: 'days' }],
  [{ source: '' }],
  [{ state: 'raw' }],
])('%j is no row', (changed) => {
  expect(keepingRow.safeParse({ ...cells, ...changed }).success).toBe(false)
})

describe('a food’s rows are at fault', () => {
  const days = (to: string, changed: Partial<Record<keyof KeepingRow, string>> = {}) =>
    row({ to, unit: 'days', ...changed })
  test.each<[what: string, rows: KeepingRow[], canFreeze: boolean, fault: KeepingFaultKind, row: number]>([
    [
      'when two places are the best',
      [row({ recommended: 'yes' }), row({ place: 'pantry', recommended: 'yes' })],
      true,
      'two-best-places',
      1,
    ],
    [
      'when the best place harms it',
      [row({ unit: 'avoid', recommended: 'yes' })],
      true,
      'best-place-avoided',
      0,
    ],
    [
      'when it keeps longer opened than whole',
      [days('7'), days('10', { state: 'opened' })],
      true,
      'longer-than-whole',
      1,
    ],
    ['when one place is listed twice', [days('7'), days('8')], true, 'said-twice', 1],
    [
      'when it is not for freezing, and has a time in the freezer',
      [days('60', { place: 'freezer' })],
      false,
      'not-for-freezing',
      0,
    ],
  ])('%s', (_, rows, canFreeze, kind, row) => {
    expect(keepingFaults(rows, canFreeze)).toEqual([{ kind, row }])
  })

  test('and not when all fit', () => {
    const rows = [
      days('7', { recommended: 'yes' }),
      days('3', { state: 'opened' }),
      row({ place: 'freezer', unit: 'avoid' }),
    ]
    expect(keepingFaults(rows, false)).toEqual([])
  })
})
