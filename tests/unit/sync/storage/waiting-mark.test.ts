import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeviceLists, DeviceStorage, StoredList } from '../../../../src/sync/ports.ts'
import { openIdbStorage } from '../../../../src/sync/storage/idb-storage.ts'
import { markWaiting, readWaitingMarks, unmarkSent } from '../../../../src/sync/storage/waiting-mark.ts'
import { draftList } from '../../../../src/sync/stored-list.ts'
import { MapStorage, refusingStorage } from '../../../support/pages/web-storage.ts'
import { addOf, storedListOf } from '../../../support/people/list-changes.ts'

beforeEach(() => void vi.stubGlobal('localStorage', new MapStorage()))
afterEach(() => void vi.unstubAllGlobals())

const marked = () => Object.keys(readWaitingMarks()).toSorted()

describe('a mark', () => {
  test('is removed once its change is sent', () => {
    markWaiting('a')
    markWaiting('b')
    const { a } = readWaitingMarks()
    unmarkSent({ a })
    expect(marked()).toEqual(['b'])
  })

  test('of something later stays', () => {
    markWaiting('a')
    const sent = readWaitingMarks()
    markWaiting('a')
    unmarkSent(sent)
    expect(marked()).toEqual(['a'])
  })

  test('is no other setting of the device', () => {
    localStorage.setItem('lista-noastra:my-lists', '[]')
    localStorage.setItem('other:waiting:a', '1')
    expect(marked()).toEqual([])
  })

  test('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', refusingStorage)
    markWaiting('a')
    unmarkSent({ a: 1 })
    expect(marked()).toEqual([])
  })
})

/** Operations on a stored list. */
const happenings: Readonly<
  Record<string, (storage: DeviceStorage & DeviceLists, list: StoredList) => unknown>
> = {
  changed: (storage, list) => storage.enqueue(list, [addOf(list.id, 'lapte')]),
  arrived: (storage, { id }) => storage.markArrived(id),
  'answered in part': async (storage, { id, token }) => {
    const [first] = (await storage.load(token))?.outbox ?? []
    await storage.settle(id, { read: undefined, changeIds: first ? [first.change.id] : [] })
  },
  answered: async (storage, { id, token }) => {
    const changeIds = (await storage.load(token))?.outbox.map(({ change }) => change.id) ?? []
    await storage.settle(id, { read: undefined, changeIds })
  },
  kept: (storage, list) => storage.keep(list),
  forgotten: (storage, { id }) => storage.forget(id),
  'forgotten and taken back': async (storage, { id, token }) => {
    const before = await storage.load(token)
    await storage.forget(id)
    if (before) await storage.keep(before)
  },
}

let opened = 0

test('a list of which one of two changes is answered stays marked', async () => {
  const storage = await openIdbStorage(`marks-${++opened}`)
  const list = storedListOf([], 1)
  const [first, second] = [addOf(list.id, 'lapte'), addOf(list.id, 'unt')]
  await storage.enqueue(list, [first, second])
  await storage.settle(list.id, { read: undefined, changeIds: [first.id] })
  expect(marked()).toEqual([list.id])
  await storage.settle(list.id, { read: undefined, changeIds: [second.id] })
  expect(marked()).toEqual([])
})

test('lists are marked as long as something of them waits, whatever happens', async () => {
  const step = fc.tuple(fc.nat(2), fc.constantFrom(...Object.keys(happenings)))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      vi.stubGlobal('localStorage', new MapStorage())
      const storage = await openIdbStorage(`marks-${++opened}`)
      const lists = [storedListOf([], 1), storedListOf([], 1), draftList(`draft ${opened}`, 'draft', 'Nouă')]
      for (const [index, what] of steps) {
        const list = lists[index]
        if (list) await happenings[what]?.(storage, list)
        expect(marked()).toEqual((await storage.waiting()).map(({ id }) => id).toSorted())
      }
    }),
    { numRuns: 60 },
  )
})
