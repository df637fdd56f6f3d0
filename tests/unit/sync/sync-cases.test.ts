import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeItemIds } from '../../../src/device/make-id.ts'
import { type TabLock, tabLock } from '../../../src/device/tabs.ts'
import type { Change, Wish } from '../../../src/domain/item/change.ts'
import type { Item } from '../../../src/domain/item/item.ts'
import { foldChanges } from '../../../src/domain/item/snapshot.ts'
import { vocabularyTables } from '../../../src/domain/vocabulary/vocabulary-tables.ts'
import { planAdding } from '../../../src/domain/with-all-words.ts'
import { makeAddingActions } from '../../../src/list/add/adding.ts'
import { learnVocabulary } from '../../../src/list/vocabulary/loaded-vocabulary.ts'
import { recallsOf } from '../../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../../src/sync/outbox/replica.ts'
import type { CallResult, DeviceStorage, ListApi } from '../../../src/sync/ports.ts'
import { openIdbStorage } from '../../../src/sync/storage/idb-storage.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { SimServer } from '../../sim/sim-server.ts'
import { addOf, itemOf, storedListOf } from '../../support/people/list-changes.ts'

const [token, listId] = ['token', 'list']

/** Returns a server with one list, which accepts changes as the hooks do. */
function serverWithList(): SimServer {
  const server = new SimServer()
  server.create(token, { id: listId, name: 'Proba', rev: 0 })
  return server
}

function done<Value>(value: Value | number | undefined): CallResult<Value> {
  return typeof value === 'object'
    ? { kind: 'done', value: value as Value }
    : { kind: 'refused', status: 404 }
}

interface TabPorts {
  storage?: DeviceStorage
  lock?: TabLock
  /** Changes an answer on its way back to the tab. */
  comesBack?: <Value>(answer: CallResult<Value>) => Promise<CallResult<Value>>
}

/** Opens the list in a tab; the test runs its retries. */
async function openTab(server: SimServer, { storage, lock, comesBack }: TabPorts = {}) {
  const retries: (() => void)[] = []
  const refused: Change[] = []
  const sent: string[] = []
  const api: ListApi = {
    create: async (list) => done(server.create(token, list)),
    read: async (since) => done(server.read(token, since)),
    push: async (since, changes) => {
      sent.push(...changes.map(({ id }) => id))
      const answer = done(server.push(token, since, changes))
      return comesBack ? comesBack(answer) : answer
    },
  }
  const replica = new Replica(
    token,
    {
      api,
      storage: storage ?? new MemoryStorage(),
      tabs: { announce: () => {} },
      lock: lock ?? ((task) => task()),
      loadRecallsOf: async () => recallsOf,
      clock: {
        after: (_, task) => {
          retries.push(task)
          return () => {}
        },
        random: () => 0,
      },
    },
    { changed: () => {}, refused: (change) => refused.push(change) },
  )
  await replica.start()
  return { replica, refused, retries, sent }
}

const waitsNothing = (replica: Replica) => vi.waitFor(() => expect(replica.list?.outbox).toEqual([]))

/** Fakes the browser's locks. */
function stubLocks(request: (name: string, options: object, task: () => unknown) => Promise<unknown>): void {
  vi.stubGlobal('navigator', { locks: { request } })
}

const aborted = () => new DOMException('The request was aborted.', 'AbortError')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('known cases of the field', () => {
  describe('a local lock taken for a refusal', () => {
    test('a lock that cannot be had is done without', async () => {
      stubLocks(() => Promise.reject(aborted()))
      const server = serverWithList()
      const { replica, refused } = await openTab(server, { lock: tabLock(token) })
      expect(await replica.enqueue([addOf(listId, 'lapte')])).toBe(true)
      await waitsNothing(replica)
      expect(refused).toEqual([])
      expect(server.read(token, 0)).toMatchObject({ rev: 1, items: [{ name: 'lapte' }] })
    })

    test('a lock that is taken away in the middle refuses nothing: waiting changes are sent again', async () => {
      let isStolen = true
      stubLocks(async (_name, _options, task) => {
        const doing = await task()
        if (isStolen) throw aborted()
        return doing
      })
      const server = serverWithList()
      const { replica, refused, retries } = await openTab(server, {
        lock: tabLock(token),
        comesBack: async (answer) => (isStolen ? { kind: 'retry' } : answer),
      })
      await replica.enqueue([addOf(listId, 'lapte')])
      await vi.waitFor(() => expect(replica.attempt).toBe(1))
      expect(replica.list?.outbox).toHaveLength(1)
      isStolen = false
      retries.at(-1)?.()
      await waitsNothing(replica)
      expect(refused).toEqual([])
      expect(server.read(token, 0)).toMatchObject({ rev: 1, items: [{ name: 'lapte' }] })
    })

    test('a database that is busy as the answer comes refuses nothing', async () => {
      const server = serverWithList()
      const storage = new MemoryStorage()
      const { replica, refused, retries, sent } = await openTab(server, { storage })
      vi.spyOn(storage, 'settle').mockRejectedValueOnce(new DOMException('busy', 'AbortError'))
      const change = addOf(listId, 'lapte')
      await replica.enqueue([change])
      await vi.waitFor(() => expect(retries).toHaveLength(1))
      await replica.peerWrote()
      await vi.waitFor(async () => expect((await storage.load(token))?.outbox).toEqual([]))
      expect(sent).toEqual([change.id, change.id])
      expect(refused).toEqual([])
      expect(server.read(token, 0)).toMatchObject({ rev: 1, items: [{ name: 'lapte' }] })
    })
  })

  describe('IndexedDB dies under an open page', () => {
    let opened = 0
    const deaths: [string, (name: string, database: IDBDatabase) => unknown][] = [
      ['the browser closes it', (_, database) => forceCloseDatabase(database as never)],
      ['another page deletes it', (name) => deleteDB(name)],
      ['a newer version of the site adds to it', async (name) => (await openDB(name, 9, adding)).close()],
      [
        'the browser loses the connection to it',
        () =>
          vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
            throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
          }),
      ],
    ]
    const adding = { upgrade: (database: IDBPDatabase) => void database.createObjectStore('later') }

    /** Stores a list on a device whose database then dies. @returns the list, and a change that ticks its item */
    async function withDying(dies: (typeof deaths)[number][1]) {
      const name = `dying-${++opened}`
      const storage = await openIdbStorage(name)
      const milk = itemOf({ name: 'lapte' })
      const list = storedListOf([milk], 1)
      await storage.keep(list)
      const used = vi.spyOn(IDBDatabase.prototype, 'transaction')
      await storage.load(list.token)
      const database = used.mock.contexts[0] as IDBDatabase
      used.mockRestore()
      await dies(name, database)
      const tick: Change = {
        ...{ id: 'tick', listId: list.id, itemId: milk.id },
        ...{ kind: 'set', fields: { completed: true } },
      }
      return { name, storage, list, tick }
    }

    test.each(deaths)('%s: a tick is kept all the same, with its list', async (_, dies) => {
      const { name, storage, list, tick } = await withDying(dies)
      await storage.enqueue(list, [tick])
      const kept = await storage.load(list.token)
      expect(kept?.outbox.map(({ change }) => change)).toEqual([tick])
      expect(kept?.snapshot).toEqual(list.snapshot)
      expect(await (await openIdbStorage(name)).load(list.token)).toEqual(kept)
    })

    test.each(deaths)('%s: all that asks at once is answered', async (_, dies) => {
      const { storage, list } = await withDying(dies)
      await expect(
        Promise.all([
          storage.load(list.token),
          storage.all(),
          storage.noteOpened(list.id, 1),
          storage.keep(list),
        ]),
      ).resolves.toHaveLength(4)
      expect(await storage.all()).toMatchObject([{ list: { id: list.id }, openedAt: 1 }])
    })

    /** Vitest fails on unhandled errors. */
    test('once a list has been read: its reader has it, and no error goes unheard', async () => {
      const { storage, list } = await withDying(() => undefined)
      const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
      const loaded = await storage.load(list.token)
      const [reading] = begun.mock.results.map(({ value }) => value as IDBTransaction)
      const ended = new Promise((resolve) => reading?.addEventListener('abort', resolve))
      reading?.abort()
      await ended
      expect(loaded?.id).toBe(list.id)
    })

    test('for good: a change is sent at once, and nothing is shown as done that the server does not have', async () => {
      const server = serverWithList()
      const storage = await openIdbStorage(`dying-${++opened}`)
      const { replica } = await openTab(server, { storage })
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
      })
      expect(await replica.enqueue([addOf(listId, 'lapte')])).toBe(true)
      expect(replica.list?.outbox).toEqual([])
      expect([...(replica.list?.snapshot?.items.values() ?? [])].map(({ name }) => name)).toEqual(['lapte'])
    })
  })

  test('two tabs send one change, one dies meanwhile: the other sends it, and it counts once', async () => {
    const server = serverWithList()
    const storage = new MemoryStorage()
    let die = (_: Error) => {}
    const death = new Promise<never>((_, reject) => {
      die = reject
    })
    let holding: Promise<unknown> = Promise.resolve()
    const first = await openTab(server, {
      storage,
      comesBack: () => death,
      lock: (task) => {
        const doing = Promise.race([task(), death])
        holding = doing.catch(() => {})
        return doing
      },
    })
    const second = await openTab(server, { storage, lock: (task) => holding.then(task) })
    const change = addOf(listId, 'lapte')
    await first.replica.enqueue([change])
    await second.replica.peerWrote()
    expect(second.replica.list?.outbox).toHaveLength(1)
    first.replica.stop()
    die(new Error('the tab is gone'))
    await waitsNothing(second.replica)
    expect((await storage.load(token))?.outbox).toEqual([])
    expect(server.read(token, 0)).toMatchObject({ rev: 1, items: [{ name: 'lapte' }] })
    expect([first.sent, second.sent, second.refused]).toEqual([[change.id], [change.id], []])
  })

  test.each([
    ['lapte', 'lapte de cocos'],
    ['ardei', 'ardei iuți'],
    ['chipsuri cu boia', 'chipsuri cu sare'],
    ['unt', 'unt de arahide'],
  ])('near names merged: „%s” and „%s” stay two things, whichever comes first', (one, other) => {
    for (const [there, wanted] of [
      [one, other],
      [other, one],
    ] as const) {
      const { add, addUp, bringBack } = planAdding(
        [itemOf({ name: there }), itemOf({ name: there, completed: true })],
        [{ name: wanted, quantity: '1', unit: 'st' }],
      )
      expect([add.map(({ name }) => name), addUp, bringBack]).toEqual([[wanted], [], []])
    }
  })

  describe('a ticked item is added again', () => {
    beforeAll(() => learnVocabulary(vocabularyTables))

    /** Applies the additions of two people who did not know of each other, one after the other as the server does. */
    function addApart(items: readonly Item[], texts: readonly string[]): Item[] {
      const known = new Map(items.map((item) => [item.id, item]))
      const wishes: Wish[] = []
      for (const text of texts) {
        makeAddingActions({
          items: () => known,
          author: () => ({ author: '', authorColor: '' }),
          newItemId: makeItemIds(),
          enact: (more) => wishes.push(...more),
        }).addText(text)
      }
      const changes = wishes.map((wish, index): Change => ({ ...wish, id: `${index}`, listId }))
      return [...foldChanges(known, changes).values()]
    }

    test('it comes back to be bought, once', () => {
      const milk = itemOf({ name: 'lapte', completed: true })
      expect(addApart([milk], ['Lapte'])).toEqual([{ ...milk, completed: false }])
    })

    test('it comes back once, though two people add it at the same time', () => {
      const milk = itemOf({ name: 'lapte', completed: true })
      expect(addApart([milk], ['lapte', 'lapte'])).toEqual([{ ...milk, completed: false }])
    })
  })
})
