import { expect, test } from 'vitest'
import type { Wish } from '../../../../src/domain/item/change.ts'
import { feedbackOfWishes } from '../../../../src/list/messages/wish-feedback.ts'
import { itemOf } from '../../../support/people/list-changes.ts'

const items = [
  itemOf({ id: 'milk', name: 'lapte' }),
  itemOf({ id: 'eggs', name: 'ouă', notFound: true }),
  itemOf({ id: 'bread', name: 'pâine', completed: true }),
  itemOf({ id: 'gone', name: 'unt', deleted: true }),
]
const list = new Map(items.map((item) => [item.id, item]))
const tick = (itemId: string, completed = true): Wish => ({ kind: 'set', itemId, fields: { completed } })

test.each<[string, Wish[], string | undefined]>([
  ['an item added', [{ kind: 'add', itemId: 'new', fields: { name: 'sare' } }], 'added'],
  ['an item put back', [{ kind: 'restore', itemId: 'gone' }], 'added'],
  ['an item removed', [{ kind: 'remove', itemId: 'milk' }], 'removed'],
  ['an item ticked', [tick('milk')], 'completed'],
  ['the last items ticked, the one that was not found too', [tick('milk'), tick('eggs')], 'allDone'],
  ['a tick taken back', [tick('bread', false)], undefined],
  ['an edit', [{ kind: 'set', itemId: 'milk', fields: { quantity: '2' } }], undefined],
  ['a new name', [{ kind: 'rename', name: 'Cină' }], undefined],
  ['nothing', [], undefined],
])('%s', (_, wishes, kind) => {
  expect(feedbackOfWishes(wishes, list)).toBe(kind)
})
