import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askForAccount, keepAskedList, keepList, wayAfterSignIn } from '../../../src/stores/saved-lists.ts'
import { $session, dropSession, keepSession } from '../../../src/stores/session.ts'
import { MapStorage } from '../../support/web-storage.ts'

const session = { token: 'jeton', id: 'ana', email: 'ana@exemplu.ro', displayName: 'Ana' }
const list = { token: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', name: 'Cină' }
const otherToken = '00000000-0000-4000-8000-000000000001'

/** A server with one answer. @returns the tokens of the lists that it was asked to keep */
function serverSaying(status: number): (string | null)[] {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('X-Share-Token'))
    return new Response(null, { status })
  })
  return asked
}

beforeEach(() => vi.stubGlobal('localStorage', new MapStorage()))
afterEach(() => {
  dropSession()
  vi.unstubAllGlobals()
})

describe('a list that an account was asked for', () => {
  test('is where signing in leads, and otherwise the home page is', () => {
    expect(wayAfterSignIn()).toBe('/')
    askForAccount(list)
    expect(wayAfterSignIn()).toBe(`/list/${list.token}`)
  })

  test('waits for who is not signed in, and is saved once for who is', async () => {
    const asked = serverSaying(204)
    askForAccount(list)
    expect(await keepAskedList(list.token)).toBeUndefined()
    keepSession(session)
    expect(await keepAskedList(list.token)).toBe('saved')
    expect(await keepAskedList(list.token)).toBeUndefined()
    expect(asked).toEqual([list.token])
    expect(wayAfterSignIn()).toBe('/')
  })

  test('is forgotten, not saved, by who went to another list instead', async () => {
    const asked = serverSaying(204)
    askForAccount(list)
    keepSession(session)
    expect(await keepAskedList(otherToken)).toBeUndefined()
    expect(await keepAskedList(list.token)).toBeUndefined()
    expect(asked).toEqual([])
  })
})

describe('saving a list', () => {
  test('ends a session that is over, so that signing in is not refused as done already', async () => {
    serverSaying(401)
    keepSession(session)
    expect(await keepList(list.token)).toBe('signed-out')
    expect($session.get()).toBeUndefined()
  })

  test('leaves the session of now alone where that of before is over', async () => {
    keepSession(session)
    let answer: (response: Response) => void = () => {}
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const saving = keepList(list.token)
    keepSession({ ...session, token: 'altul' })
    answer(new Response(null, { status: 401 }))
    await saving
    expect($session.get()?.token).toBe('altul')
  })
})
