import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepTyped, readTyped } from '../../../../src/device/list-settings.ts'
import { changeLink, deleteList, newLinkOf, readLinkOf } from '../../../../src/list/share/link-control.ts'
import { deviceStorage } from '../../../../src/sync/device-storage.ts'
import type { StoredList } from '../../../../src/sync/ports.ts'
import { MapStorage } from '../../../support/pages/web-storage.ts'
import { addOf, storedListOf } from '../../../support/people/list-changes.ts'

/** A fake server with one list, whose answers may get lost. */
class FakeServer {
  token: string
  /** Outcome of the next requests that change the link. */
  fate: 'answered' | 'lost on the way' | 'answer lost' | 'refused' = 'answered'

  constructor(token: string) {
    this.token = token
    vi.stubGlobal('fetch', (url: string, request: RequestInit) => this.#answer(url, request))
    vi.stubGlobal('location', { origin: 'http://test' })
  }

  async #answer(url: string, { method, headers, body }: RequestInit): Promise<Response> {
    if (this.fate === 'lost on the way') throw new TypeError('no connection')
    if (new Headers(headers).get('X-Share-Token') !== this.token) return new Response(null, { status: 404 })
    if (method === 'GET')
      return Response.json(
        url.endsWith('links') ? { readToken: 'r' } : { id: 'l', name: 'n', rev: 0, from: 0, items: [] },
      )
    if (this.fate === 'refused') return new Response(null, { status: 400 })
    if (method === 'POST') this.token = JSON.parse(String(body)).shareToken
    if (this.fate === 'answer lost') throw new TypeError('the answer was lost')
    return new Response(null, { status: 204 })
  }
}

let list: StoredList
let server: FakeServer
beforeEach(async () => {
  list = storedListOf([], 1)
  server = new FakeServer(list.token)
  await (await deviceStorage()).enqueue(list, [addOf(list.id, 'lapte')])
})
afterEach(() => vi.unstubAllGlobals())

const kept = async (token: string) => (await deviceStorage()).load(token)

describe('a link that is changed', () => {
  test('takes the list along, with waiting changes, and is found by the old link', async () => {
    const moved = (await changeLink(list.token)) ?? expect.unreachable()
    expect(moved).toBe(server.token)
    expect(moved.slice(0, 3)).toBe(list.token.slice(0, 3))
    expect(await kept(list.token)).toBeUndefined()
    expect(await kept(moved)).toMatchObject({
      id: list.id,
      formerTokens: [list.token],
      outbox: [{ seq: expect.any(Number) }],
    })
    expect(await newLinkOf(list.token)).toBe(moved)
  })

  test('again and again leaves every former one leading to the last', async () => {
    const first = (await changeLink(list.token)) ?? expect.unreachable()
    const second = (await changeLink(first)) ?? expect.unreachable()
    expect([await newLinkOf(list.token), await newLinkOf(first)]).toEqual([second, second])
  })

  test('is found when only the answer was lost', async () => {
    server.fate = 'answer lost'
    expect(await changeLink(list.token)).toBe(server.token)
  })

  test('is found later when the connection went with the answer', async () => {
    server.fate = 'lost on the way'
    expect(await changeLink(list.token)).toBeUndefined()
    const { nextToken = '' } = (await kept(list.token)) ?? {}
    expect(nextToken).not.toBe('')
    server.fate = 'answered'
    server.token = nextToken
    expect(await newLinkOf(list.token)).toBe(nextToken)
    expect(await kept(nextToken)).toMatchObject({ id: list.id })
  })

  test('is asked for by the same key when it is tried again', async () => {
    server.fate = 'lost on the way'
    await changeLink(list.token)
    const { nextToken } = (await kept(list.token)) ?? {}
    server.fate = 'answered'
    expect(await changeLink(list.token)).toBe(nextToken)
  })

  test('stays the same when the server refuses', async () => {
    server.fate = 'refused'
    expect(await changeLink(list.token)).toBeUndefined()
    expect(await kept(list.token)).toMatchObject({ nextToken: undefined })
    expect(await newLinkOf(list.token)).toBeUndefined()
  })
})

test('the read-only link is returned, or its failure', async () => {
  expect(await readLinkOf(list.token)).toBe('r')
  server.fate = 'lost on the way'
  expect(await readLinkOf(list.token)).toBeUndefined()
})

test('a deleted list leaves the device once the server says so, and not before', async () => {
  vi.stubGlobal('localStorage', new MapStorage())
  keepTyped(list.id, 'lapte')
  server.fate = 'lost on the way'
  expect(await deleteList(list.token)).toBe(false)
  expect(await kept(list.token)).toBeDefined()
  expect(readTyped(list.id)).toBe('lapte')
  server.fate = 'answered'
  expect(await deleteList(list.token)).toBe(true)
  expect(await kept(list.token)).toBeUndefined()
  expect(readTyped(list.id)).toBe('')
})
