import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheFirst } from '../../../src/device/cached-lists.ts'
import { askToPersist, readStorageQuota } from '../../../src/device/persistence.ts'
import { openingNote } from '../../../src/sync/open-list.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import { MapStorage, refusingStorage } from '../../support/pages/web-storage.ts'
import { storedListOf } from '../../support/people/list-changes.ts'

const dayMs = 24 * 60 * 60_000
const nowMs = Date.UTC(2026, 0, 20)
const yesterday = nowMs - dayMs

class Navigation {
  readonly type: string

  constructor(type: string) {
    this.type = type
  }
}

/** A browser's storage that answers requests for persistence. */
class FakeStorage {
  isPersistent = false
  answer = false
  timesAsked = 0

  async persisted(): Promise<boolean> {
    return this.isPersistent
  }

  async persist(): Promise<boolean> {
    this.timesAsked += 1
    this.isPersistent ||= this.answer
    return this.isPersistent
  }

  async estimate(): Promise<StorageEstimate> {
    return { usage: 1_200_000, quota: 2_000_000_000 }
  }
}

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('navigator', { storage })
  vi.stubGlobal('localStorage', new MapStorage())
  comeBy('navigate')
})

afterEach(() => vi.unstubAllGlobals())

/** Sets the type of the page's navigation. */
function comeBy(type: string): void {
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation(type)] })
}

describe('the browser is asked for persistence', () => {
  test.each([
    ['a visitor who comes back', nowMs - 60_000, 'navigate', 1],
    ['a visitor who comes back the next day to a page that the phone reloads', yesterday, 'reload', 1],
    ['a visitor who only reloads the page', nowMs - 60_000, 'reload', 0],
    ['a visitor who only goes back to it', nowMs - 60_000, 'back_forward', 0],
    ['a visitor who has installed the site', undefined, 'reload', 1],
  ])('for %s', async (_, leftAt, type, times) => {
    comeBy(type)
    await askToPersist(leftAt, nowMs)
    expect(storage.timesAsked).toBe(times)
  })

  test('and after a no not for two weeks', async () => {
    await askToPersist(yesterday, nowMs)
    await askToPersist(yesterday, nowMs + 13 * dayMs)
    expect(storage.timesAsked).toBe(1)
    await askToPersist(yesterday, nowMs + 14 * dayMs)
    expect(storage.timesAsked).toBe(2)
  })

  test('and after a yes never again', async () => {
    storage.answer = true
    await askToPersist(yesterday, nowMs)
    await askToPersist(yesterday, nowMs + 100 * dayMs)
    expect(storage.timesAsked).toBe(1)
  })

  test('again once a clock that was years ahead is right', async () => {
    await askToPersist(yesterday, nowMs + 1_000 * dayMs)
    await askToPersist(yesterday, nowMs)
    expect(storage.timesAsked).toBe(2)
  })

  test('without a stored setting, too', async () => {
    vi.stubGlobal('localStorage', refusingStorage)
    await askToPersist(yesterday, nowMs)
    expect(storage.timesAsked).toBe(1)
  })

  test.each([
    ['has no such storage', {}],
    ['has nothing to ask', { storage: {} }],
  ])('and not where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    await expect(askToPersist(yesterday, nowMs)).resolves.toBeUndefined()
    expect(await readStorageQuota()).toBeUndefined()
  })
})

describe('a list that is opened', () => {
  const list = storedListOf([], 1)
  const { id, token, name } = list
  const kept = { id, token, name, waiting: 0, usedAt: yesterday, seenAt: 0, isSaved: false, extra: '' }
  const open = () => openingNote(new MemoryStorage())(list)
  /** Waits until the code that requests persistence is loaded, and has requested it if it should. */
  const hasBeenDecided = async () => {
    await import('../../../src/device/persistence.ts')
    await new Promise(setImmediate)
  }

  test('for the first time asks for nothing', async () => {
    cacheFirst({ ...kept, id: 'another', isHere: true })
    open()
    await hasBeenDecided()
    expect(storage.timesAsked).toBe(0)
  })

  test('for the first time here, though the account has it, asks for nothing', async () => {
    cacheFirst({ ...kept, isHere: false })
    open()
    await hasBeenDecided()
    expect(storage.timesAsked).toBe(0)
  })

  test('for the second time asks', async () => {
    cacheFirst({ ...kept, isHere: true })
    open()
    await expect.poll(() => storage.timesAsked).toBe(1)
  })

  test('in the installed app asks', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }))
    open()
    await expect.poll(() => storage.timesAsked).toBe(1)
  })
})

test('the browser’s answer is returned, and the space used', async () => {
  expect(await readStorageQuota()).toEqual({ isPersistent: false, taken: 1_200_000, limit: 2_000_000_000 })
  storage.isPersistent = true
  expect((await readStorageQuota())?.isPersistent).toBe(true)
})

test('the answer is returned also without the space used', async () => {
  storage.estimate = () => Promise.reject(new TypeError('no estimate'))
  expect(await readStorageQuota()).toEqual({ isPersistent: false })
})
