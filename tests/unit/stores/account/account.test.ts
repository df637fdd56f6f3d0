import { afterEach, expect, test, vi } from 'vitest'
import { refreshAccount } from '../../../../src/stores/account/account.ts'
import { $session, dropSession, keepSession } from '../../../../src/stores/account/session.ts'

const session = { token: 'before', id: 'ana', email: 'ana@exemplu.ro', displayName: 'Ana' }

/** A server that answers when it is told to. */
function slowServer(): (status: number, body: object) => void {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  return (status, body) => answer(new Response(JSON.stringify(body), { status }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  dropSession()
})

test('a session that ended is dropped', async () => {
  keepSession(session)
  const answer = slowServer()
  const refreshing = refreshAccount()
  answer(401, {})
  await refreshing
  expect($session.get()).toBeUndefined()
})

test('an answer about the session of before leaves the one of now alone', async () => {
  keepSession(session)
  const answer = slowServer()
  const refreshing = refreshAccount()
  keepSession({ ...session, token: 'after' })
  answer(401, {})
  await refreshing
  expect($session.get()?.token).toBe('after')
})
