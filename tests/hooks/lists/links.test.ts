import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { type EventStream, openStream } from '../../support/live/event-stream.ts'
import {
  accepted,
  call,
  keyOfOtherSlot,
  ListClient,
  makeList,
  otherKey,
  type Reply,
} from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'
import { writeAttempts } from './write-attempts.ts'

const unknownList = { status: 404, text: '{"status":404,"message":"Lista nu a putut fi găsită","data":{}}' }
const readOnly = {
  status: 403,
  text: '{"status":403,"message":"Cu acest link lista se poate doar citi.","data":{}}',
}
const done = { status: 204, text: '' }

const closers: (() => void)[] = []
const server = usePocketBase()
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

function setLinks({ token }: { token: string }, body: unknown): Promise<Reply> {
  return call(`${server.url}/api/list/links`, { method: 'POST', token, body })
}

function deleteList({ token }: { token: string }): Promise<Reply> {
  return call(`${server.url}/api/list`, { method: 'DELETE', token })
}

async function readTokenOf({ token }: { token: string }): Promise<string> {
  return accepted<{ readToken: string }>(await call(`${server.url}/api/list/links`, { token })).readToken
}

/** Returns the list with another link. */
function by(list: ListClient, token: string): ListClient {
  return new ListClient(server.url, list.id, token)
}

async function makeReader(list: ListClient): Promise<ListClient> {
  const reader = by(list, otherKey(list))
  expect(await setLinks(list, { readToken: reader.token })).toEqual(done)
  return reader
}

async function watch(list: ListClient): Promise<EventStream> {
  const stream = await openStream(server.url)
  closers.push(stream.close)
  expect((await stream.subscribe([`list:${list.id}`], list.token)).status).toBe(204)
  return stream
}

/** Time limit in ms for a stream that is ended at once: a forgotten one ends 45 s after a message at the earliest. */
const promptMs = 45_000

/** Returns the last message of a stream; `isPrompt` is true if the stream ended at once after `sinceMs`. */
async function lastWord(stream: EventStream, sinceMs: number) {
  await stream.ended
  const { ended } = JSON.parse(stream.messages.at(-1)?.data ?? '{}')
  return { ended, isPrompt: Date.now() - sinceMs < promptMs }
}

const readRoutes = (list: ListClient) => [
  call(`${server.url}/api/list`, { token: list.token }),
  list.send([list.add('furat')]),
  call(`${server.url}/api/list/links`, { token: list.token }),
  list.heartbeat('x'),
  list.typing('x'),
  list.leave('x'),
  deleteList(list),
  setLinks(list, { readToken: randomUUID() }),
]

describe('another full link', () => {
  it('opens the list, and the one before opens nothing any more', async () => {
    const list = await makeList(server.url, 'Cină')
    await list.push([list.add('lapte')])
    const before = await list.read()
    const moved = by(list, otherKey(list))
    expect(await setLinks(list, { shareToken: moved.token })).toEqual(done)
    for (const reply of await Promise.all(readRoutes(list))) expect(reply).toEqual(unknownList)
    expect(await moved.read()).toEqual(before)
    expect((await moved.push([moved.add('pâine')])).results).toMatchObject([{ status: 'done' }])
  })

  it('is done when it is asked for again by the new one: the first answer may have been lost', async () => {
    const list = await makeList(server.url)
    const moved = by(list, otherKey(list))
    await setLinks(list, { shareToken: moved.token })
    expect(await setLinks(list, { shareToken: moved.token })).toEqual(unknownList)
    expect(await setLinks(moved, { shareToken: moved.token })).toEqual(done)
  })

  it('ends the streams of the former link within a second, with the reason', async () => {
    const list = await makeList(server.url)
    const reader = await makeReader(list)
    const [stream, reading] = [await watch(list), await watch(reader)]
    const sinceMs = Date.now()
    const moved = by(list, otherKey(list))
    await setLinks(list, { shareToken: moved.token })
    expect(await lastWord(stream, sinceMs)).toEqual({ ended: 'link', isPrompt: true })
    await moved.push([moved.add('lapte')])
    await reading.until((messages) => messages.some(({ data }) => JSON.parse(data).rev === 1))
    expect(reading.messages.map(({ data }) => JSON.parse(data).ended)).toEqual([undefined])
    expect(stream.messages).toHaveLength(1)
  })

  it('ends all streams of the old link, even one that subscribes at that moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const list = await makeList(server.url)
      const stream = await openStream(server.url)
      closers.push(stream.close)
      const moved = by(list, otherKey(list))
      await Promise.all([
        stream.subscribe([`list:${list.id}`], list.token),
        setLinks(list, { shareToken: moved.token }),
      ])
      await moved.push([moved.add('secret')])
      const after = await watch(moved)
      await moved.push([moved.add('altceva')])
      await after.until((messages) => messages.length > 0)
      expect(stream.messages.map(({ data }) => data).join()).not.toContain('secret')
    }
  })

  it('is given to one of two concurrent requests', async () => {
    const list = await makeList(server.url)
    const wanted = [otherKey(list), otherKey(list)]
    const replies = await Promise.all(wanted.map((shareToken) => setLinks(list, { shareToken })))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404])
    const winner = by(list, wanted[replies.findIndex(({ status }) => status === 204)] ?? '')
    expect((await winner.read()).id).toBe(list.id)
  })

  it.each(['the full link of another list', 'the read-only link of another list', 'its own read-only link'])(
    'cannot be %s',
    async (which) => {
      const list = await makeList(server.url, 'A mea')
      const other = new ListClient(server.url, randomUUID(), otherKey(list))
      await other.create('A lor')
      const taken: Record<string, string> = {
        'the full link of another list': other.token,
        'the read-only link of another list': (await makeReader(other)).token,
        'its own read-only link': (await makeReader(list)).token,
      }
      const token = taken[which] ?? expect.unreachable()
      expect(await setLinks(list, { shareToken: token })).toMatchObject({ status: 400 })
      expect((await list.read()).name).toBe('A mea')
      if (which === 'its own read-only link') return
      expect(await setLinks(list, { readToken: token })).toMatchObject({ status: 400 })
      expect(await new ListClient(server.url, list.id, token).read()).toMatchObject({ name: 'A lor' })
    },
  )

  it.each<[what: string, bodyFor: (list: ListClient) => unknown]>([
    ['nothing', () => ({})],
    ['both', () => ({ shareToken: randomUUID(), readToken: randomUUID() })],
    ['something else', () => ({ shareToken: randomUUID(), id: randomUUID() })],
    ['an empty key', () => ({ shareToken: '' })],
    ['no key', () => ({ shareToken: null })],
    ['a key that begins otherwise', () => ({ shareToken: `xyz${randomUUID().slice(3)}` })],
    ['a key of another node', (list) => ({ readToken: keyOfOtherSlot(list) })],
    ['a short key', () => ({ shareToken: 'abc' })],
    ['a key in upper case', () => ({ shareToken: randomUUID().toUpperCase() })],
    ['a wildcard', () => ({ readToken: '%' })],
    ['a number', () => ({ readToken: 7 })],
    ['no JSON', () => 'shareToken'],
  ])('is refused for %s', async (_, bodyFor) => {
    const list = await makeList(server.url)
    expect(await setLinks(list, bodyFor(list))).toMatchObject({ status: 400 })
    expect(await readTokenOf(list)).toBe('')
    expect((await list.read()).id).toBe(list.id)
  })
})

describe('the read-only link', () => {
  it('shows the list, says that it is read-only, and receives changes', async () => {
    const list = await makeList(server.url, 'Cină')
    await list.push([list.add('lapte')])
    const reader = await makeReader(list)
    expect(await readTokenOf(list)).toBe(reader.token)
    expect(await reader.read()).toEqual({ ...(await list.read()), isReadOnly: true })
    expect(await list.read()).not.toHaveProperty('isReadOnly')
    const stream = await watch(reader)
    await list.push([list.add('pâine')])
    await stream.until((messages) => messages.length > 0)
    expect(JSON.parse(stream.messages[0]?.data ?? '')).toMatchObject({ from: 1, rev: 2 })
  })

  it('lets its reader be present', async () => {
    const reader = await makeReader(await makeList(server.url))
    const stream = await watch(reader)
    const visitor = { session: randomUUID(), device: 'iOS', name: 'Ana', color: 'teal' }
    expect(accepted(await reader.heartbeat(stream.clientId, '', visitor))).toMatchObject({ count: 1 })
    expect(await reader.leave(stream.clientId)).toEqual(done)
  })

  it('keeps a list from being purged by being read', async () => {
    const list = await makeList(server.url)
    const reader = await makeReader(list)
    expect(await reader.read()).toMatchObject({ id: list.id })
  })

  it.each(writeAttempts({ listId: '', itemId: '', token: '' }).map(([name], index) => ({ name, index })))(
    'cannot $name',
    async ({ index }) => {
      const list = await makeList(server.url, 'Cină')
      const itemId = randomUUID()
      await list.push([list.add('lapte', {}, itemId)])
      const reader = await makeReader(list)
      const before = await list.read()
      for (const token of [reader.token, reader.token.toUpperCase()]) {
        const [, path, asked, refusal] =
          writeAttempts({ listId: list.id, itemId, token })[index] ?? expect.unreachable()
        const reply = await call(server.url + path, { ...asked, token })
        if (refusal === 'read-only') expect(reply).toEqual(readOnly)
        else expect(reply.status).toBeGreaterThanOrEqual(400)
        expect(reply.text).not.toContain(list.token)
      }
      expect(await list.read()).toEqual(before)
      expect(await readTokenOf(list)).toBe(reader.token)
    },
  )

  it('ends when it is revoked or replaced, also for its open screens; other screens stay', async () => {
    const list = await makeList(server.url)
    const first = await makeReader(list)
    const [stream, own] = [await watch(first), await watch(list)]
    let sinceMs = Date.now()
    const second = await makeReader(list)
    expect(await lastWord(stream, sinceMs)).toEqual({ ended: 'link', isPrompt: true })
    await expect(first.read()).rejects.toThrow('404')
    const reading = await watch(second)
    sinceMs = Date.now()
    expect(await setLinks(list, { readToken: '' })).toEqual(done)
    expect(await lastWord(reading, sinceMs)).toEqual({ ended: 'link', isPrompt: true })
    await expect(second.read()).rejects.toThrow('404')
    expect(await readTokenOf(list)).toBe('')
    await list.push([list.add('lapte')])
    await own.until((messages) => messages.length > 0)
    expect(own.messages.map(({ data }) => JSON.parse(data).ended)).toEqual([undefined])
  })

  it('says the same again and again without disturbing its readers', async () => {
    const list = await makeList(server.url)
    const reader = await makeReader(list)
    const stream = await watch(reader)
    expect(await setLinks(list, { readToken: reader.token })).toEqual(done)
    await list.push([list.add('lapte')])
    await stream.until((messages) => messages.length > 0)
    expect(stream.messages).toHaveLength(1)
  })
})

describe('deleting a list', () => {
  it('takes everything of it, for good, and ends every open screen within a second', async () => {
    const list = await makeList(server.url)
    await list.push([list.add('lapte')])
    const reader = await makeReader(list)
    const streams = [await watch(list), await watch(reader)]
    const sinceMs = Date.now()
    expect(await deleteList(list)).toEqual(done)
    for (const stream of streams)
      expect(await lastWord(stream, sinceMs)).toEqual({ ended: 'deleted', isPrompt: true })
    for (const link of [list, reader])
      for (const reply of await Promise.all(readRoutes(link))) expect(reply).toEqual(unknownList)
  })

  it('touches no other list', async () => {
    const [list, other] = [await makeList(server.url), await makeList(server.url)]
    await other.push([other.add('pâine')])
    const before = await other.read()
    await deleteList(list)
    expect(await other.read()).toEqual(before)
  })
})
