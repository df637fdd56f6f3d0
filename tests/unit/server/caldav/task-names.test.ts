import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUuid } from '../../../../src/domain/lib/uuid.ts'
import { taskNames } from '../../../../src/server/caldav/task-names.ts'

const uuid = fc.oneof(
  fc.uuid({ version: [1, 4, 5, 7] }),
  fc.uuid({ version: [1, 4, 5] }).map((name) => name.toUpperCase()),
)
const number = fc.bigInt({ min: 1n, max: 10n ** 19n - 1n }).map(String)
const none = () => false

test('names that programs choose are read back from their ids, which differ from list to list', () => {
  fc.assert(
    fc.property(fc.oneof(uuid, number), fc.uuid(), fc.uuid(), (name, listId, otherList) => {
      fc.pre(listId !== otherList)
      const names = taskNames(listId, none)
      const id = names.idOf(name)
      expect(isUuid(id)).toBe(true)
      expect(names.nameOf(id)).toBe(name)
      expect(taskNames(otherList, none).idOf(name)).not.toBe(id)
    }),
  )
})

test('an item of a page has its id as its name', () => {
  fc.assert(
    fc.property(fc.uuid({ version: [4, 7, 8] }), fc.uuid(), (itemId, listId) => {
      const names = taskNames(listId, (id) => id === itemId)
      expect([names.nameOf(itemId), names.idOf(itemId)]).toEqual([itemId, itemId])
    }),
  )
})

test('any other name has one id, which is used for it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.uuid(), (name, listId) => {
      const names = taskNames(listId, none)
      const id = names.idOf(name)
      expect([isUuid(id), names.idOf(name)]).toEqual([true, id])
      expect([name, id]).toContain(names.nameOf(id))
    }),
  )
})
