import { afterEach, expect, test, vi } from 'vitest'
import { keysOfList } from '../../../../src/list/keys/owned-keys.ts'
import { readListKey } from '../../../../src/protocol/key-calls.ts'

const token = '3ff9619f-8b86-4d01-b42d-00cf4fc964ff'

function answerBy(status: number, value?: object) {
  const asked = vi.fn(async (_url: string, _request: RequestInit) =>
    value === undefined ? new Response(null, { status }) : Response.json(value, { status }),
  )
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('location', { origin: 'http://test' })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('a key is of the list’s slot, of random digits, and in no address', async () => {
  const asked = answerBy(204)
  const made = await Promise.all(Array.from({ length: 20 }, () => keysOfList(token).make('Robot', 'write')))
  const keys = made.map((one) => (typeof one === 'object' ? one.key : expect.unreachable()))
  for (const key of keys) {
    expect(readListKey(key)).toBe(key)
    expect(key.slice(0, 6)).toBe('ln_3ff')
  }
  expect(new Set(keys.map((key) => key.slice(6))).size).toBe(20)
  for (const [url, { body, headers }] of asked.mock.calls) {
    expect(url).not.toContain('ln_')
    expect(JSON.stringify([...new Headers(headers)])).not.toContain('ln_')
    expect(JSON.parse(String(body))).toMatchObject({ name: 'Robot', access: 'write' })
  }
})

test.each([
  [400, { data: { problem: 'too-many-keys' } }, 'too-many'],
  [400, { data: {} }, 'failed'],
  [400, undefined, 'failed'],
  [404, undefined, 'failed'],
  [503, undefined, 'failed'],
])('an answer of %i %j makes no key', async (status, value, outcome) => {
  answerBy(status, value)
  expect(await keysOfList(token).make('Robot', 'read')).toBe(outcome)
})

test('keys are known as the server says them, or not at all', async () => {
  const known = { id: 'a', name: 'Robot', access: 'read', createdAt: 'x', lastUsedAt: '' }
  answerBy(200, { keys: [known] })
  expect(await keysOfList(token).read()).toEqual([{ ...known, tells: '' }])
  answerBy(200, { keys: [{ ...known, tells: 'casa.example' }] })
  expect(await keysOfList(token).read()).toEqual([{ ...known, tells: 'casa.example' }])
  for (const value of [{}, { keys: [{}] }, { keys: 'x' }]) {
    answerBy(200, value)
    expect(await keysOfList(token).read()).toBeUndefined()
  }
  answerBy(403, { keys: [known] })
  expect(await keysOfList(token).read()).toBeUndefined()
})

test('a key is taken back once the server says so', async () => {
  const asked = answerBy(204)
  expect(await keysOfList(token).takeBack('a')).toBe(true)
  expect(asked.mock.calls[0]?.[0]).toMatch(/\/api\/list\/keys\/take-back$/)
  answerBy(500)
  expect(await keysOfList(token).takeBack('a')).toBe(false)
})
