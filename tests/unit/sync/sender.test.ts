import { describe, expect, test } from 'vitest'
import { recallsOf } from '../../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../../src/sync/outbox/replica.ts'
import type { ListApi, StoredList, WaitingList } from '../../../src/sync/ports.ts'
import { type QuietList, sendWaiting } from '../../../src/sync/sender.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { draftList } from '../../../src/sync/stored-list.ts'
import { addOf, storedListOf } from '../../support/people/list-changes.ts'

/** Returns an API that gives every change the same result. */
function answering(result: { status: 'done' } | { status: 'refused'; problem: 'list-full' }): ListApi {
  return {
    create: async (list) => ({ kind: 'done', value: list }),
    read: async (since) => ({ kind: 'done', value: { ...unnamed, from: since, rev: since } }),
    push: async (since, changes) => {
      const results = changes.map(({ id }) => ({ id, ...result }))
      return { kind: 'done', value: { ...unnamed, from: since, rev: since + 1, results } }
    },
  }
}

const unnamed = { id: '', name: '', items: [] }
const done = answering({ status: 'done' })

/** Returns a device whose sender may open several lists at once; `apiOf` returns the API of a share token. */
function newDevice(apiOf: (token: string) => Partial<ListApi> = () => ({})) {
  const storage = new MemoryStorage()
  const open = { now: 0, most: 0, tokens: [] as string[] }
  const openQuietly = (token: string, changed: () => void): QuietList => {
    open.tokens.push(token)
    open.now += 1
    open.most = Math.max(open.most, open.now)
    const replica = new Replica(
      token,
      {
        api: { ...done, ...apiOf(token) },
        storage,
        tabs: { announce: () => {} },
        lock: (task) => task(),
        loadRecallsOf: async () => recallsOf,
        clock: { after: () => () => {}, random: () => 0 },
      },
      { changed, refused: (change, problem) => void storage.noteRefusal({ change, problem }) },
    )
    return {
      replica,
      close: () => {
        open.now -= 1
        replica.stop()
      },
    }
  }
  return {
    storage,
    open,
    send: async (lists?: readonly WaitingList[], ended = new AbortController().signal) =>
      sendWaiting(lists ?? (await storage.waiting()), openQuietly, ended),
  }
}

async function withWaiting(storage: MemoryStorage, count = 1): Promise<StoredList[]> {
  const lists = Array.from({ length: count }, () => storedListOf([], 1))
  for (const list of lists) await storage.enqueue(list, [addOf(list.id, 'lapte')])
  return lists
}

describe('an outbox without an open page', () => {
  test('is sent, of every list, and waits no more', async () => {
    const { storage, send, open } = newDevice()
    await withWaiting(storage, 10)
    expect(await send()).toEqual([])
    expect(await storage.waiting()).toEqual([])
    expect(open.now).toBe(0)
  })

  test('is sent of a few lists at once', async () => {
    const { storage, send, open } = newDevice()
    await withWaiting(storage, 10)
    await send()
    expect(open.most).toBe(4)
  })

  test('is a list too that the server does not have yet', async () => {
    const { storage, send } = newDevice()
    await storage.keep(draftList('token', 'list', 'La cabană'))
    expect(await send()).toEqual([])
    expect((await storage.load('token'))?.hasArrived).toBe(true)
  })

  test('costs no opening where there is nothing', async () => {
    const { storage, send, open } = newDevice()
    await storage.keep(storedListOf([], 1))
    await send()
    expect(open.tokens).toEqual([])
  })

  test('is left when it cannot be sent in time, and nothing stays open', async () => {
    const { storage, send, open } = newDevice(() => ({ push: async () => ({ kind: 'retry' }) }))
    const [list] = await withWaiting(storage)
    const ending = new AbortController()
    const left = send(undefined, ending.signal)
    await expect.poll(() => open.now).toBe(1)
    ending.abort()
    expect(await left).toEqual([{ id: list?.id, token: list?.token }])
    expect(open.now).toBe(0)
  })

  test('of one list does not keep back the others', async () => {
    const { storage, send } = newDevice((token) =>
      token === 'stuck' ? { push: () => new Promise(() => {}) } : {},
    )
    const stuck = { ...storedListOf([], 1), token: 'stuck' }
    await storage.enqueue(stuck, [addOf(stuck.id, 'lapte')])
    await withWaiting(storage, 9)
    const ending = new AbortController()
    const left = send(undefined, ending.signal)
    await expect.poll(() => storage.waiting()).toHaveLength(1)
    ending.abort()
    expect((await left).map(({ token }) => token)).toEqual(['stuck'])
  })

  test('of a list that was deleted has nothing to wait for', async () => {
    const refused = async () => ({ kind: 'refused' as const, status: 404 })
    const { storage, send } = newDevice(() => ({ push: refused, read: refused, create: refused }))
    await withWaiting(storage)
    expect(await send()).toEqual([])
  })

  test('of a list that was forgotten meanwhile does not bring it back', async () => {
    const { storage, send } = newDevice()
    const [list] = await withWaiting(storage)
    const waiting = await storage.waiting()
    await storage.forget(list?.id ?? '')
    expect(await send(waiting)).toEqual([])
    expect(await storage.all()).toEqual([])
  })

  test('that is refused is recorded with its list, to be reported once', async () => {
    const { storage, send } = newDevice(() => answering({ status: 'refused', problem: 'list-full' }))
    const [list] = await withWaiting(storage)
    await send()
    const [refusal, ...others] = await storage.takeRefusals(list?.id ?? '')
    expect(refusal).toMatchObject({ change: { kind: 'add' }, problem: 'list-full' })
    expect(others).toEqual([])
    expect(await storage.takeRefusals(list?.id ?? '')).toEqual([])
  })
})
