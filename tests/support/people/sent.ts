import { itemDefaults } from '../../../src/domain/item/fields.ts'
import type { Sent } from '../../../src/protocol/calls.ts'

const listId = '00000000-0000-4000-8000-000000000000'
const itemId = '00000000-0000-4000-8000-000000000001'
const base = (number: number) => ({ id: `00000000-0000-4000-8000-00000000010${number}`, listId })

/** One change of each kind, all for one list and one item. */
export const sentOfEachKind: { [Kind in Sent['kind']]: Extract<Sent, { kind: Kind }> } = {
  add: { ...base(0), kind: 'add', itemId, fields: { name: 'lapte' } },
  set: { ...base(1), kind: 'set', itemId, fields: { completed: true } },
  remove: { ...base(2), kind: 'remove', itemId },
  restore: { ...base(3), kind: 'restore', itemId },
  rename: { ...base(4), kind: 'rename', name: 'Cină' },
  'set-option': { ...base(5), kind: 'set-option', key: 'budget', value: '15000' },
  recall: {
    ...base(6),
    kind: 'recall',
    itemId,
    rev: 7,
    fields: { ...itemDefaults, name: 'pâine' },
    deleted: false,
  },
  'recall-name': { ...base(7), kind: 'recall-name', name: 'Prânz', rev: 7 },
  'recall-option': { ...base(8), kind: 'recall-option', key: 'budget', value: '20000', rev: 7 },
}
