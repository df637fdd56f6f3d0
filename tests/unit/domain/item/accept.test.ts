import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { ListTransaction } from '../../../../src/domain/item/accept.ts'
import { acceptChanges } from '../../../../src/domain/item/accept.ts'
import type { Gap } from '../../../../src/domain/item/lost.ts'
import type { StampedItem } from '../../../../src/domain/item/recall.ts'
import { itemsPerList } from '../../../../src/domain/lib/reading-limits.ts'
import type { StampedOption } from '../../../../src/domain/list/options.ts'
import { addOf, itemOf } from '../../../support/people/list-changes.ts'

const listId = v7()

function emptyLedger(elsewhere?: string, lost: readonly Gap[] = []) {
  const items = new Map<string, StampedItem>()
  const accepted = new Set<string>()
  const told = new Map<string, StampedOption>()
  let named = { name: 'Lista mea', at: 0 }
  const store = (item: StampedItem) => void items.set(item.id, item)
  const ledger: ListTransaction = {
    listId,
    lost,
    hasAccepted: (id) => accepted.has(id),
    find: (id) => (id === elsewhere ? 'elsewhere' : items.get(id)),
    liveCount: () => [...items.values()].filter(({ deleted }) => !deleted).length,
    insert: store,
    update: store,
    name: () => named.name,
    namedAt: () => named.at,
    rename: (name, at) => {
      named = { name, at }
    },
    options: () => [...told.values()],
    setOption: (option) => void told.set(option.key, option),
    remember: (id) => void accepted.add(id),
  }
  return { ...ledger, items, told }
}

describe('a batch of changes', () => {
  test('raises the revision by one for each that alters something', () => {
    const ledger = emptyLedger()
    const [milk, bread] = [addOf(listId, 'lapte'), addOf(listId, 'pâine')]
    const tick = { id: v7(), listId, itemId: milk.itemId, kind: 'set', fields: { completed: true } }
    const { rev, results } = acceptChanges(ledger, 4, [milk, bread, tick])
    expect(rev).toBe(7)
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
    expect(ledger.items.get(milk.itemId)).toMatchObject({ completed: true, rev: 7 })
  })

  test('says done to a repeat and changes nothing', () => {
    const ledger = emptyLedger()
    const milk = addOf(listId, 'lapte')
    const tick = { id: v7(), listId, itemId: milk.itemId, kind: 'set', fields: { completed: true } }
    const untick = { id: v7(), listId, itemId: milk.itemId, kind: 'set', fields: { completed: false } }
    acceptChanges(ledger, 0, [milk, tick, untick])
    expect(acceptChanges(ledger, 3, [tick])).toEqual({ rev: 3, results: [{ id: tick.id, status: 'done' }] })
    expect(ledger.items.get(milk.itemId)?.completed).toBe(false)
  })

  test('goes on after one that is refused', () => {
    const ledger = emptyLedger()
    const bad = { ...addOf(listId, 'x'), fields: { name: '<script>' } }
    const { rev, results } = acceptChanges(ledger, 0, [bad, addOf(listId, 'lapte')])
    expect(rev).toBe(1)
    expect(results.map(({ status }) => status)).toEqual(['refused', 'done'])
  })

  test('treats an item of another list like one that does not exist', () => {
    const itemId = v7()
    const changes = [
      { id: v7(), listId, itemId, kind: 'set', fields: { completed: true } },
      { id: v7(), listId, itemId, kind: 'remove' },
      { id: v7(), listId, itemId, kind: 'restore' },
    ]
    expect(acceptChanges(emptyLedger(itemId), 0, changes)).toEqual(acceptChanges(emptyLedger(), 0, changes))
  })
})

describe('a list that is full', () => {
  const full = () => {
    const ledger = emptyLedger()
    for (let index = 0; index < itemsPerList; index += 1) {
      ledger.insert(itemOf({ name: `produs ${index}` }))
    }
    return ledger
  }
  const change = (itemId: string, kind: 'remove' | 'restore') => ({ id: v7(), listId, itemId, kind })

  test('holds 1,000 items and refuses one more, which may be sent again', () => {
    const ledger = full()
    const milk = addOf(listId, 'lapte')
    expect(ledger.items.size).toBe(1_000)
    expect(acceptChanges(ledger, 7, [milk])).toEqual({
      rev: 7,
      results: [{ id: milk.id, status: 'refused', problem: 'list-full' }],
    })
    expect(ledger.items.has(milk.itemId)).toBe(false)
    expect(ledger.hasAccepted(milk.id)).toBe(false)
  })

  test('takes one when one is deleted, and does not bring that one back then', () => {
    const ledger = full()
    const [first = ''] = ledger.items.keys()
    const { results } = acceptChanges(ledger, 0, [
      change(first, 'remove'),
      addOf(listId, 'lapte'),
      change(first, 'restore'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'refused'])
  })

  test('can be edited, and reports done for changes already applied', () => {
    const ledger = full()
    const [first = ''] = ledger.items.keys()
    const { results } = acceptChanges(ledger, 0, [
      { id: v7(), listId, itemId: first, kind: 'set', fields: { completed: true } },
      { id: v7(), listId, itemId: first, kind: 'add', fields: { name: 'lapte' } },
      change(first, 'restore'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
  })
})

describe('an invalid change of this list is refused', () => {
  const good = addOf(listId, 'lapte')
  const cases: [string, unknown, string][] = [
    ['nothing', null, 'malformed'],
    ['a text', 'add', 'malformed'],
    ['an array', [good], 'malformed'],
    ['no id', { ...good, id: undefined }, 'malformed'],
    ['an id that is no UUID', { ...good, id: "' OR 1=1" }, 'malformed'],
    ['an item id that is no UUID', { ...good, itemId: 'x' }, 'malformed'],
    ['another list', { ...good, listId: v7() }, 'other-list'],
    ['an unknown kind', { ...good, kind: 'move' }, 'malformed'],
    ['an add without a name', { ...good, fields: {} }, 'malformed'],
    ['no fields', { ...good, fields: undefined }, 'malformed'],
    ['a forged revision', { ...good, fields: { name: 'lapte', rev: 99 } }, 'malformed'],
    ['a forged deletion', { ...good, fields: { name: 'lapte', deleted: true } }, 'malformed'],
    ['a forged list', { ...good, fields: { name: 'lapte', list: v7() } }, 'malformed'],
    ['a forged time', { ...good, fields: { name: 'lapte', created: '1999-01-01' } }, 'malformed'],
    [
      'an inherited field',
      { ...good, fields: JSON.parse('{"name":"lapte","__proto__":{"rev":9}}') },
      'malformed',
    ],
    ['a name that is no text', { ...good, fields: { name: 7 } }, 'malformed'],
    ['an empty name', { ...good, fields: { name: '  ' } }, 'name-length'],
    ['a name too long', { ...good, fields: { name: 'a'.repeat(101) } }, 'name-length'],
    [
      'a name that would be short once cleaned',
      { ...good, fields: { name: `${' '.repeat(1_000)}a` } },
      'name-length',
    ],
    ['a price of 256 KB', { ...good, fields: { name: 'lapte', price: '1'.repeat(262_144) } }, 'price'],
    ['a name with a script', { ...good, fields: { name: '<script>alert(1)</script>' } }, 'name-forbidden'],
    ['a name in another script', { ...good, fields: { name: '牛乳' } }, 'name-characters'],
    ['a quantity that is none', { ...good, fields: { name: 'lapte', quantity: 'mult' } }, 'quantity'],
    ['a unit that is none', { ...good, fields: { name: 'lapte', unit: '<b>' } }, 'unit'],
    ['a completed that is no boolean', { ...good, fields: { name: 'lapte', completed: 1 } }, 'malformed'],
    ['a category that does not exist', { ...good, fields: { name: 'lapte', category: 'arme' } }, 'malformed'],
  ]
  test.each(cases)('%s', (_, value, problem) => {
    const { rev, results } = acceptChanges(emptyLedger(), 0, [value])
    expect(rev).toBe(0)
    expect(results).toEqual([{ id: expect.any(String), status: 'refused', problem }])
  })
})

describe('an option of the list', () => {
  const tell = (value: string, key = 'budget') => ({ id: v7(), listId, kind: 'set-option', key, value })
  const recall = (value: string, rev: number) => ({
    ...{ id: v7(), listId, kind: 'recall-option' },
    ...{ key: 'budget', value, rev },
  })

  test('raises the revision where it says something else', () => {
    const ledger = emptyLedger()
    expect(acceptChanges(ledger, 4, [tell('15000'), tell('15000'), tell('')]).rev).toBe(6)
    expect(ledger.told).toEqual(new Map([['budget', { key: 'budget', value: '', rev: 6 }]]))
  })

  test('is refused where it is none', () => {
    const { results, rev } = acceptChanges(emptyLedger(), 4, [tell('mult'), tell('1', 'altceva')])
    expect(results).toMatchObject([{ problem: 'option' }, { problem: 'option' }])
    expect(rev).toBe(4)
  })

  test('is one of 200 at most', () => {
    const ledger = emptyLedger()
    const many = Array.from({ length: 201 }, (_, at) => tell('1', `learnedFrom/magazinul ${at}`))
    expect(acceptChanges(ledger, 0, many).results.filter(({ status }) => status === 'refused')).toHaveLength(
      1,
    )
    expect(acceptChanges(ledger, 200, [tell('2', 'learnedFrom/magazinul 7')]).results[0]?.status).toBe('done')
  })

  test('that the server lost is recalled, unless something was said of it since', () => {
    const lost: Gap[] = [[10, 100]]
    const ledger = emptyLedger(undefined, lost)
    acceptChanges(ledger, 100, [recall('15000', 40), recall('14000', 30), recall('1', 5)])
    expect(ledger.told).toEqual(new Map([['budget', { key: 'budget', value: '15000', rev: 40 }]]))
    acceptChanges(ledger, 101, [tell('20000'), recall('16000', 50)])
    expect(ledger.told).toEqual(new Map([['budget', { key: 'budget', value: '20000', rev: 102 }]]))
  })
})
