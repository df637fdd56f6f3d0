import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepCarriedList, keepList, takeListAlong } from '../../../src/account/saved-lists.ts'
import { $session, dropSession, saveSession } from '../../../src/account/session.ts'
import { slowServer } from '../../support/pages/slow-server.ts'
import { MapStorage } from '../../support/pages/web-storage.ts'

const session = { token: 'jeton', id: 'ana', email: 'ana@exemplu.ro', displayName: 'Ana' }
const list = { token: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'Cină' }
const otherToken = '00000000-0000-4000-8000-000000000001'

/** Fakes a server with one answer. @returns the share tokens of the requests */
function serverSaying(status: number): (string | null)[] {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('X-Share-Token'))
    return new Response(null, { status })
  })
  return asked
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MapStorage())
  vi.stubGlobal('sessionStorage', new MapStorage())
  saveSession(session)
})
afterEach(() => {
  dropSession()
  vi.unstubAllGlobals()
})

describe('a list to save after signing in', () => {
  test('is saved once', async () => {
    const asked = serverSaying(204)
    takeListAlong(list)
    expect(await keepCarriedList(list.token)).toBe('saved')
    expect(await keepCarriedList(list.token)).toBeUndefined()
    expect(asked).toEqual([list.token])
  })

  test('is forgotten, not saved, when another list is opened instead', async () => {
    const asked = serverSaying(204)
    takeListAlong(list)
    expect(await keepCarriedList(otherToken)).toBeUndefined()
    expect(await keepCarriedList(list.token)).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('saving a list', () => {
  test('ends a session that is over, so that signing in is not refused as done already', async () => {
    serverSaying(401)
    expect(await keepList(list.token)).toBe('signed-out')
    expect($session.get()).toBeUndefined()
  })

  test('leaves the current session alone where an earlier one is over', async () => {
    const answer = slowServer()
    const saving = keepList(list.token)
    saveSession({ ...session, token: 'altul' })
    await answer(401)
    await saving
    expect($session.get()?.token).toBe('altul')
  })
})
