import { afterEach, expect, test, vi } from 'vitest'
import { refreshAccount, saveDisplayName } from '../../../src/account/account.ts'
import { signIn } from '../../../src/account/auth/auth.ts'
import { $session, dropSession, saveSession } from '../../../src/account/session.ts'
import { slowServer } from '../../support/pages/slow-server.ts'

const session = { token: 'before', id: 'ana', email: 'ana@exemplu.ro', displayName: 'Ana' }

/** Fakes a server with one answer. @returns the headers of the requests */
function serverSaying(body: unknown, status = 200): Headers[] {
  const shown: Headers[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    shown.push(new Headers(headers))
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  })
  return shown
}

const record = { id: 'ana', email: 'ana@exemplu.ro', display_name: 'Ana Maria', collectionName: 'users' }

afterEach(() => {
  vi.unstubAllGlobals()
  dropSession()
})

test('a session that ended is dropped', async () => {
  saveSession(session)
  const answer = slowServer()
  const refreshing = refreshAccount()
  await answer(401, {})
  await refreshing
  expect($session.get()).toBeUndefined()
})

test('an answer about an earlier session leaves the current one alone', async () => {
  saveSession(session)
  const answer = slowServer()
  const refreshing = refreshAccount()
  saveSession({ ...session, token: 'after' })
  await answer(401, {})
  await refreshing
  expect($session.get()?.token).toBe('after')
})

test('a renewed session is kept, with changes of its account', async () => {
  saveSession(session)
  const shown = serverSaying({ token: 'renewed', record })
  await refreshAccount()
  expect($session.get()).toEqual({ ...session, token: 'renewed', displayName: 'Ana Maria' })
  expect(shown.map((headers) => headers.get('Authorization'))).toEqual(['before'])
})

test('a renewal of an earlier session leaves the current one alone', async () => {
  saveSession(session)
  const answer = slowServer()
  const refreshing = refreshAccount()
  saveSession({ ...session, token: 'after' })
  await answer(200, { token: 'renewed', record })
  await refreshing
  expect($session.get()?.token).toBe('after')
})

test('a sign-in replaces any earlier session on this device', async () => {
  saveSession({ ...session, id: 'mihai' })
  const shown = serverSaying({ token: 'new', record })
  expect(await signIn(' ana@exemplu.ro ', 'parola')).toEqual({ kind: 'done' })
  expect($session.get()).toMatchObject({ token: 'new', id: 'ana' })
  expect(shown.map((headers) => headers.get('Authorization'))).toEqual([null])
})

test.each([{}, [], 'un hotel', { token: 'x' }, { token: '', record }])(
  'an answer that is no session, as %j, changes no session',
  async (body) => {
    saveSession(session)
    serverSaying(body)
    expect(await signIn('ana@exemplu.ro', 'parola')).toEqual({ kind: 'refused', problem: 'unexpected' })
    expect($session.get()).toEqual(session)
  },
)

test('a name that was saved is that of the session', async () => {
  saveSession(session)
  serverSaying(record)
  expect(await saveDisplayName('Ana Maria')).toEqual({ kind: 'done' })
  expect($session.get()).toEqual({ ...session, displayName: 'Ana Maria' })
})

test('a server that cannot be reached refuses, and ends nothing', async () => {
  saveSession(session)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await saveDisplayName('Ana Maria')).toEqual({ kind: 'refused', problem: 'unexpected' })
  await refreshAccount()
  expect($session.get()).toEqual(session)
})
