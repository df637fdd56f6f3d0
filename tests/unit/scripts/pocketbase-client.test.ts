import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerTo, clientAt, signIn } from '../../../scripts/lib/pocketbase/client.ts'
import { Problem } from '../../../scripts/lib/problem.ts'

const url = 'http://127.0.0.1:8090'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: object) {
  vi.stubGlobal('fetch', async (asked: string) =>
    Object.defineProperty(Response.json(body, { status }), 'url', { value: asked }),
  )
}

describe('an operator asking PocketBase', () => {
  test('receives its answer', async () => {
    answering(200, [{ id: 'compact' }])
    expect(await answerTo(clientAt(url).crons.getFullList())).toEqual([{ id: 'compact' }])
  })

  test('receives its refusal in words, without the query', async () => {
    answering(403, { message: 'Only superusers can perform this action.' })
    const asked = answerTo(clientAt(url).send('/api/backups?token=secret', { method: 'GET' }))
    await expect(asked).rejects.toThrow(
      new Problem('PocketBase refused /api/backups (403): Only superusers can perform this action.'),
    )
  })

  test('hears the network’s own words where nothing answers', async () => {
    const fault = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    vi.stubGlobal('fetch', () => Promise.reject(fault))
    await expect(answerTo(clientAt(url).crons.getFullList())).rejects.toBe(fault)
  })

  test('receives the names of the superuser’s settings, when it is another one', async () => {
    answering(400, { message: 'Failed to authenticate.' })
    await expect(signIn(url, { email: 'a@b.ro', password: 'x' })).rejects.toThrow(
      /^The superuser a@b\.ro cannot sign in \(400\): set LISTA_ADMIN_EMAIL/,
    )
  })
})
