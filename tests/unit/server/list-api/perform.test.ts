import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KeyedList } from '../../../../src/server/list-api/keyed-list.ts'
import { perform } from '../../../../src/server/list-api/perform.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const unused = () => Promise.reject(new Error('not asked for here'))

const ofNoOther = {
  lists: { read: unused, make: unused },
  isWithoutList: false,
  ...{ since: undefined, ifMatch: undefined },
}

test('a program that reads a list gets no deleted items', async () => {
  const items = [itemOf({ name: 'lapte' }), itemOf({ name: 'pâine', deleted: true })]
  const list: KeyedList = {
    open: async () => ({
      ...{ access: 'read', name: 'Program', listId: 'list' },
      list: { id: 'list', name: 'Proba', from: 0, rev: 3, changedAt: '2026-11-21 08:30:00.000Z', items },
    }),
    ...{ change: unused, webhook: unused },
  }
  const outcome = await perform({
    ...{ operation: 'readList', list, itemId: '', body: undefined },
    ...ofNoOther,
    ...{ once: undefined, nextChangeId: randomUUID, nextItemId: randomUUID, ownHosts: [] },
  })
  expect(outcome).toMatchObject({
    kind: 'done',
    answer: { name: 'Proba', rev: 3, changedAt: '2026-11-21T08:30:00.000Z', items: [{ name: 'lapte' }] },
  })
})

test.each([
  ['setItem', { ticked: true }],
  ['removeItem', undefined],
] as const)('a program whose %s names a deleted item gets unknown-item', async (operation, body) => {
  const bread = itemOf({ name: 'pâine', deleted: true })
  const list: KeyedList = {
    open: async () => ({
      ...{ access: 'write', name: 'Program', listId: 'list' },
      list: { id: 'list', name: 'Proba', from: 0, rev: 3, items: [bread] },
    }),
    change: async () => ({ rev: 4, results: [], items: [bread] }),
    webhook: () => Promise.reject(new Error('nobody is notified here')),
  }
  const outcome = await perform({
    ...{ operation, list, itemId: bread.id, body },
    ...ofNoOther,
    ...{ once: undefined, nextChangeId: randomUUID, nextItemId: randomUUID, ownHosts: [] },
  })
  expect(outcome).toEqual({ kind: 'problem', problem: 'unknown-item' })
})
