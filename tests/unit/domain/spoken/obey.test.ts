import { expect, test } from 'vitest'
import { obey } from '../../../../src/domain/spoken/obey.ts'
import type { Command } from '../../../../src/domain/spoken/read-commands.ts'
import { allWords, readSpoken } from '../../../../src/domain/with-all-words.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const items = [
  itemOf({ id: 'lapte', name: 'lapte', quantity: '2', unit: 'l' }),
  itemOf({ id: 'ouă', name: 'ouă', quantity: '10' }),
  itemOf({ id: 'iaurt', name: 'iaurt Zuzu' }),
  itemOf({ id: 'mere', name: 'mere', completed: true }),
]
const wishesOf = (text: string) => obey(allWords(), items, readSpoken(text).commands)

test('a removed item is found by its name with the article', () => {
  expect(wishesOf('șterge laptele')).toEqual({ wishes: [{ kind: 'remove', itemId: 'lapte' }], missing: [] })
})

test('a bought item is ticked, and a ticked one stays', () => {
  expect(wishesOf('am luat ouăle și merele').wishes).toEqual([
    { kind: 'set', itemId: 'ouă', fields: { completed: true, notFound: false } },
  ])
})

test('an amount without a unit keeps the unit of the item', () => {
  expect(wishesOf('schimbă laptele la trei').wishes).toEqual([
    { kind: 'set', itemId: 'lapte', fields: { quantity: '3', unit: 'l' } },
  ])
})

test('a short name finds the only longer one, and others are missing', () => {
  expect(wishesOf('șterge iaurtul și pâinea')).toEqual({
    wishes: [{ kind: 'remove', itemId: 'iaurt' }],
    missing: ['pâinea'],
  })
})

test.each<[string, Command[]]>([
  ['laptele l-am luat', [{ kind: 'tick', name: 'laptele' }]],
  ['laptele nu mai trebuie', [{ kind: 'remove', name: 'laptele' }]],
  [
    'șterge laptele și bifează ouăle',
    [
      { kind: 'remove', name: 'laptele' },
      { kind: 'tick', name: 'ouăle' },
    ],
  ],
  [
    'pune laptele la doi litri și ouăle la douăzeci și cinci',
    [
      { kind: 'set', name: 'laptele', quantity: '2', unit: 'l' },
      { kind: 'set', name: 'ouăle', quantity: '25', unit: 'st' },
    ],
  ],
  ['poți să ștergi laptele?', [{ kind: 'remove', name: 'laptele' }]],
  ['am luat laptele pâinea și ouăle', ['laptele', 'pâinea', 'ouăle'].map((name) => ({ kind: 'tick', name }))],
  ['pune trei pâini în loc de două', [{ kind: 'set', name: 'pâini', quantity: '3', unit: 'st' }]],
  ['schimbă la trei litri laptele', [{ kind: 'set', name: 'laptele', quantity: '3', unit: 'l' }]],
  ['modifică laptele din doi în trei litri', [{ kind: 'set', name: 'laptele', quantity: '3', unit: 'l' }]],
  ['bifează tot', []],
  ['pune doi litri de lapte', []],
  ['pune cartofi cinci kilograme', []],
])('"%s"', (text, commands) => {
  expect(readSpoken(text).commands).toEqual(commands)
})

test.each([
  'mai avem ouă',
  'ce trebuie să cumpăr',
  'cât costă untul',
  'am terminat',
  'șterge tot',
  'ne vedem diseară',
])('"%s" adds nothing', (text) => {
  expect(readSpoken(text)).toEqual({ items: [], refused: [], commands: [], isTalk: true })
})

test.each(['avem nevoie de ouă', 'aș mai lua ouă', 'mai avem nevoie de ouă', 'am uitat ouă'])(
  '"%s" adds eggs',
  (text) => {
    expect(readSpoken(text).items.map(({ name }) => name)).toEqual(['ouă'])
  },
)
