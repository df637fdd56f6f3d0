import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openIdbStorage } from '../../../src/sync/storage/idb-storage.ts'
import { sendForBrowser, sendForPage } from '../../../src/worker/send-in-background.ts'
import { untilThere } from '../../support/limits.ts'
import { MapStorage } from '../../support/pages/web-storage.ts'
import { addOf, storedListOf } from '../../support/people/list-changes.ts'

/** Ids of lists whose changes the server does not accept. */
let unreachable: ReadonlySet<string>

beforeEach(async () => {
  const ending = new AbortController()
  // The worker's time ends once only these lists wait.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending.signal)
  vi.stubGlobal('localStorage', new MapStorage())
  vi.stubGlobal('location', { origin: 'https://lista.example' })
  vi.stubGlobal('self', { registration: {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { since, changes } = JSON.parse(body)
    const [{ listId }] = changes
    if (unreachable.has(listId)) {
      await vi.waitUntil(async () => (await waiting()).length === unreachable.size, untilThere)
      ending.abort()
      throw new TypeError('Failed to fetch')
    }
    const results = changes.map(({ id }: { id: string }) => ({ id, status: 'done' }))
    return Response.json({ id: listId, name: 'Proba', from: since, rev: since + 1, items: [], results })
  })
})
afterEach(async () => {
  const storage = await openIdbStorage()
  for (const { list } of await storage.all()) await storage.forget(list.id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** @returns the id of a list with a waiting change */
async function changedList(): Promise<string> {
  const storage = await openIdbStorage()
  const list = storedListOf([], 1)
  await storage.enqueue(list, [addOf(list.id, 'lapte')])
  return list.id
}

const waiting = async () => (await (await openIdbStorage()).waiting()).map(({ id }) => id)

test('the browser tries again as long as one list waits', async () => {
  const left = await changedList()
  unreachable = new Set([left])
  await expect(sendForBrowser()).rejects.toThrow('unsent changes')
  expect(await waiting()).toEqual([left])
})

test('the browser does not try again once everything is sent', async () => {
  await changedList()
  await changedList()
  unreachable = new Set()
  await sendForBrowser()
  expect(await waiting()).toEqual([])
})

test('a page gets the marks of the lists that were sent', async () => {
  const [sent, left] = [await changedList(), await changedList()]
  unreachable = new Set([left])
  const postMessage = vi.fn()
  await sendForPage({ kind: 'send', marks: { [sent]: 1, [left]: 2 }, person: undefined }, { postMessage })
  expect(postMessage).toHaveBeenCalledWith({ marks: { [sent]: 1 } })
})
