import { describe, expect, test } from 'vitest'
import type { ChangeResult } from '../../../../src/domain/item/accept.ts'
import type { ChangeProblem } from '../../../../src/domain/item/change-problem.ts'
import type { ChangeListAnswer, ListAnswer, Sent } from '../../../../src/protocol/calls.ts'
import { recallsOf } from '../../../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../../../src/sync/outbox/replica.ts'
import type { CallResult, ListApi } from '../../../../src/sync/ports.ts'
import { MemoryStorage } from '../../../../src/sync/storage/memory-storage.ts'
import { arrivedList, draftList } from '../../../../src/sync/stored-list.ts'
import { addOf, itemOf } from '../../../support/people/list-changes.ts'

const [token, listId] = ['token', 'list']
const empty = { id: listId, name: 'Proba', from: 0, rev: 0, items: [] }

interface Asked {
  created: number
  pushed: string[][]
}

/** Opens a replica with fake ports, which answer as each test requires; the test runs the retries. */
async function openReplica(api: Partial<ListApi>, isDraft = false) {
  const storage = new MemoryStorage()
  const retries: (() => void)[] = []
  const delaysMs: number[] = []
  const refused: [string, ChangeProblem][] = []
  const asked: Asked = { created: 0, pushed: [] }
  const unstored: number[] = []
  const answering: ListApi = {
    create: async (list) => ({ kind: 'done', value: { ...list, rev: 0 } }),
    read: async () => ({ kind: 'done', value: empty }),
    push: async (_, changes) => done(changes),
    ...api,
  }
  if (isDraft) await storage.keep(draftList(token, listId, 'Proba'))
  const replica = new Replica(
    token,
    {
      api: {
        ...answering,
        create: (list) => {
          asked.created += 1
          return answering.create(list)
        },
        push: (since, changes) => {
          asked.pushed.push(changes.map(({ id }) => id))
          return answering.push(since, changes)
        },
      },
      storage,
      tabs: { announce: () => {} },
      lock: (task) => task(),
      loadRecallsOf: async () => recallsOf,
      clock: {
        after: (delayMs, task) => {
          delaysMs.push(delayMs)
          retries.push(task)
          return () => {}
        },
        random: () => 0,
      },
    },
    {
      changed: () => {},
      refused: ({ id }, problem) => refused.push([id, problem]),
      unstored: () => unstored.push(1),
    },
  )
  await replica.start()
  return { replica, storage, retries, delaysMs, refused, asked, unstored }
}

function done(changes: readonly Sent[]): CallResult<ChangeListAnswer> {
  const results: ChangeResult[] = changes.map(({ id }) => ({ id, status: 'done' }))
  return { kind: 'done', value: { ...empty, results } }
}

test('a deleted list is there again once another tab has kept it', async () => {
  const nobody = async () => ({ kind: 'refused' as const, status: 404 })
  const { replica, storage, asked } = await openReplica({ read: nobody })
  expect(replica.isMissing).toBe(true)
  await storage.keep(arrivedList(token, { ...empty, rev: 3, items: [itemOf({ name: 'lapte' })] }))
  replica.wake()
  await replica.idle()
  expect(replica.isMissing).toBe(false)
  expect(asked.created).toBe(1)
})

describe('a waiting change', () => {
  test('leaves with the answer', async () => {
    const { replica } = await openReplica({})
    await replica.enqueue([addOf(listId, 'lapte')])
    await replica.idle()
    expect(replica.list?.outbox).toEqual([])
  })

  test('stays without one, and goes with the next attempt', async () => {
    let isUp = false
    const push = async (_: number, changes: readonly Sent[]) =>
      isUp ? done(changes) : ({ kind: 'retry' } as const)
    const { replica, retries } = await openReplica({ push })
    await replica.enqueue([addOf(listId, 'lapte')])
    await replica.idle()
    expect(replica.list?.outbox).toHaveLength(1)
    expect(replica.attempt).toBe(1)
    isUp = true
    retries.at(-1)?.()
    await replica.idle()
    expect(replica.list?.outbox).toEqual([])
    expect(replica.attempt).toBe(0)
  })

  test('that another tab has sent after a failed attempt leaves no failure behind', async () => {
    const { replica, storage, retries } = await openReplica({ push: async () => ({ kind: 'retry' }) })
    const change = addOf(listId, 'lapte')
    await replica.enqueue([change])
    await replica.idle()
    expect(replica.attempt).toBe(1)
    await storage.settle(listId, { read: undefined, changeIds: [change.id] })
    await replica.peerWrote()
    retries.at(-1)?.()
    await replica.idle()
    expect(replica.attempt).toBe(0)
  })

  test('waits as long as the server asks, whatever happens meanwhile', async () => {
    const answers: CallResult<ChangeListAnswer>[] = [{ kind: 'retry', status: 429, afterMs: 36_000 }]
    const push = async (_: number, changes: readonly Sent[]) => answers.shift() ?? done(changes)
    const { replica, retries, delaysMs, asked } = await openReplica({ push })
    await replica.enqueue([addOf(listId, 'lapte')])
    await replica.idle()
    await replica.enqueue([addOf(listId, 'pâine')])
    replica.wake()
    await replica.idle()
    expect(replica.list?.outbox).toHaveLength(2)
    expect(asked.pushed).toHaveLength(1)
    expect(delaysMs).toEqual([36_000])
    retries.at(-1)?.()
    await replica.idle()
    expect(replica.list?.outbox).toEqual([])
  })

  test('of a tab that died before it notified the others is sent once this tab wakes', async () => {
    const { replica, storage, asked } = await openReplica({})
    const list = await storage.load(token)
    const change = addOf(listId, 'lapte')
    if (list) await storage.enqueue(list, [change])
    replica.wake()
    await replica.idle()
    expect(asked.pushed).toEqual([[change.id]])
    expect((await storage.load(token))?.outbox).toEqual([])
  })

  test('goes once this tab wakes, though the device can not be read any more', async () => {
    let isUp = false
    const push = async (_: number, changes: readonly Sent[]) =>
      isUp ? done(changes) : ({ kind: 'retry' } as const)
    const { replica, storage } = await openReplica({ push })
    await replica.enqueue([addOf(listId, 'lapte')])
    await replica.idle()
    storage.load = () => Promise.reject(new Error('disk gone'))
    isUp = true
    replica.wake()
    await replica.idle()
    expect(replica.list?.outbox).toEqual([])
  })

  test('goes in order and at most a hundred at a time', async () => {
    const { replica, asked } = await openReplica({})
    const changes = Array.from({ length: 230 }, (_, index) => addOf(listId, `produs ${index}`))
    await replica.enqueue(changes)
    await replica.idle()
    expect(asked.pushed.map((batch) => batch.length)).toEqual([100, 100, 30])
    expect(asked.pushed.flat()).toEqual(changes.map(({ id }) => id))
  })

  test('is not shown when the device cannot keep it, and the server does not answer', async () => {
    const { replica, storage } = await openReplica({ push: async () => ({ kind: 'retry' }) })
    storage.enqueue = () => Promise.reject(new Error('disk full'))
    expect(await replica.enqueue([addOf(listId, 'lapte')])).toBe(false)
    expect(replica.list?.outbox).toEqual([])
  })

  test('that the device cannot keep is sent at once, behind those that wait, and shown', async () => {
    let isUp = false
    const item = itemOf({ name: 'pâine' })
    const push = async (_: number, changes: readonly Sent[]): Promise<CallResult<ChangeListAnswer>> => {
      const answer = done(changes)
      if (!isUp || answer.kind !== 'done') return { kind: 'retry' }
      return { ...answer, value: { ...answer.value, rev: 1, items: [item] } }
    }
    const { replica, storage, asked, unstored } = await openReplica({ push })
    const [first, second] = [addOf(listId, 'lapte'), addOf(listId, 'pâine')]
    await replica.enqueue([first])
    await replica.idle()
    isUp = true
    const fail = () => Promise.reject(new Error('disk full'))
    Object.assign(storage, { enqueue: fail, settle: fail, keep: fail })
    expect(await replica.enqueue([second])).toBe(true)
    expect(asked.pushed.at(-1)).toEqual([first.id, second.id])
    expect(replica.list?.outbox).toEqual([])
    expect([...(replica.list?.snapshot?.items.values() ?? [])]).toEqual([item])
    expect(unstored).toEqual([1])
  })
})

describe('a refusal', () => {
  test('of one change is reported, and the others are done', async () => {
    const [good, bad] = [addOf(listId, 'lapte'), addOf(listId, 'rău')]
    const push = async (): Promise<CallResult<ChangeListAnswer>> => ({
      kind: 'done',
      value: {
        ...empty,
        results: [
          { id: good.id, status: 'done' },
          { id: bad.id, status: 'refused', problem: 'name-characters' },
        ],
      },
    })
    const { replica, refused } = await openReplica({ push })
    await replica.enqueue([good, bad])
    await replica.idle()
    expect(refused).toEqual([[bad.id, 'name-characters']])
    expect(replica.list?.outbox).toEqual([])
  })

  test('of a whole request finds the one culprit and lets only that go', async () => {
    const [first, culprit, last] = ['a', 'b', 'c'].map((name) => addOf(listId, name))
    const push = async (_: number, changes: readonly Sent[]): Promise<CallResult<ChangeListAnswer>> =>
      changes.some(({ id }) => id === culprit?.id) ? { kind: 'refused', status: 400 } : done(changes)
    const { replica, refused, asked } = await openReplica({ push })
    await replica.enqueue([first, culprit, last].flatMap((change) => change ?? []))
    await replica.idle()
    expect(refused).toEqual([[culprit?.id, 'malformed']])
    expect(asked.pushed.map((batch) => batch.length)).toEqual([3, 1, 1, 1])
    expect(replica.list?.outbox).toEqual([])
  })

  test('because the list is gone loses nothing: all waits, and waking looks again', async () => {
    let isGone = false
    const push = async (_: number, changes: readonly Sent[]): Promise<CallResult<ChangeListAnswer>> =>
      isGone ? { kind: 'refused', status: 404 } : done(changes)
    const gone: CallResult<never> = { kind: 'refused', status: 404 }
    const read = async (): Promise<CallResult<ListAnswer>> => (isGone ? gone : { kind: 'done', value: empty })
    const { replica, refused } = await openReplica({ push, read, create: async () => gone })
    isGone = true
    await replica.enqueue([addOf(listId, 'lapte')])
    await replica.idle()
    expect(replica.isMissing).toBe(true)
    expect(refused).toEqual([])
    expect(replica.list?.outbox).toHaveLength(1)
    isGone = false
    replica.wake()
    await replica.idle()
    expect(replica.list?.outbox).toEqual([])
  })
})

test('another tab’s stored changes are given back to a server that lost them, before its answer counts', async () => {
  const item = itemOf({ name: 'lapte', rev: 8 })
  const server: ListAnswer = { ...empty, rev: 5 }
  const sent: Sent[] = []
  const { replica, storage } = await openReplica({
    read: async () => ({ kind: 'done', value: { ...server } }),
    push: async (_, changes) => {
      sent.push(...changes)
      return done(changes)
    },
  })
  await storage.settle(listId, { read: { ...empty, from: 5, rev: 8, items: [item] }, changeIds: [] })
  Object.assign(server, { rev: 100, lost: [[5, 100]] })
  replica.look()
  await replica.idle()
  expect(sent).toMatchObject([
    { kind: 'recall-name', rev: 8 },
    { kind: 'recall', itemId: item.id, rev: 8, fields: { name: 'lapte' } },
  ])
})

test('of many items that a restored server lost, each is given back, at most 100 in a request', async () => {
  const items = Array.from({ length: 250 }, (_, at) => itemOf({ name: `produs ${at}`, rev: 8 }))
  const server: ListAnswer = { ...empty, rev: 8, items }
  const sent: Sent[][] = []
  const { replica } = await openReplica({
    read: async () => ({ kind: 'done', value: { ...server } }),
    push: async (_, changes) => {
      sent.push([...changes])
      return done(changes)
    },
  })
  Object.assign(server, { rev: 100, lost: [[5, 100]], items: [] })
  replica.look()
  await replica.idle()
  const recalled = sent.flat().flatMap((one) => (one.kind === 'recall' ? [one.itemId] : []))
  expect(recalled.toSorted()).toEqual(items.map(({ id }) => id).toSorted())
  expect(Math.max(...sent.map(({ length }) => length))).toBe(100)
})

test('a tab’s changes from before it took up an earlier state are given back as well', async () => {
  const [milk, butter] = [itemOf({ name: 'lapte', rev: 8 }), itemOf({ name: 'unt', rev: 108 })]
  const server: ListAnswer = { ...empty, rev: 108, lost: [[5, 100]], items: [butter] }
  const sent: Sent[] = []
  const { replica, storage } = await openReplica({
    read: async () => ({ kind: 'done', value: { ...server } }),
    push: async (_, changes) => {
      sent.push(...changes)
      return done(changes)
    },
  })
  await storage.forget(listId)
  await storage.keep(arrivedList(token, { ...empty, rev: 8, items: [milk] }))
  await replica.peerWrote()
  Object.assign(server, { rev: 200, lost: [[5, 200]], items: [] })
  replica.look()
  await replica.idle()
  expect(sent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'recall', itemId: milk.id, rev: 8 }),
      expect.objectContaining({ kind: 'recall', itemId: butter.id, rev: 108 }),
    ]),
  )
})

test('a list that the page was rendered from is read once, when the live channel is connected', async () => {
  const reads: number[] = []
  const unused = () => Promise.reject(new Error('nothing is pushed here'))
  const read = async (since: number) => {
    reads.push(since)
    return { kind: 'done', value: { ...empty, from: since, rev: 7 } } as const
  }
  const replica = new Replica(
    token,
    {
      api: { create: unused, push: unused, read },
      storage: new MemoryStorage(),
      tabs: { announce: () => {} },
      lock: (task) => task(),
      loadRecallsOf: async () => recallsOf,
      clock: { after: () => () => {}, random: () => 0 },
    },
    { changed: () => {}, refused: () => {} },
    { ...empty, rev: 7 },
  )
  await replica.start()
  expect(reads).toEqual([])
  replica.wake()
  await replica.idle()
  expect(reads).toEqual([7])
})

describe('a list made without a connection', () => {
  test('is created before anything of it is sent', async () => {
    const { replica, asked } = await openReplica({}, true)
    await replica.enqueue([addOf(listId, 'lapte')])
    await replica.idle()
    expect(asked).toEqual({ created: 1, pushed: [[expect.any(String)]] })
    expect(replica.list?.hasArrived).toBe(true)
  })

  test('can be filled while it waits', async () => {
    const { replica } = await openReplica({ create: async () => ({ kind: 'retry' }) }, true)
    expect(await replica.enqueue([addOf(listId, 'lapte')])).toBe(true)
    expect(replica.list?.outbox).toHaveLength(1)
    expect(replica.isMissing).toBe(false)
  })
})
