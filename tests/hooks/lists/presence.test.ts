import { afterEach, describe, expect, it } from 'vitest'
import type { Visitor } from '../../../src/domain/list/presence.ts'
import { type ListClient, makeList, makeListWithItem } from '../../support/people/api.ts'
import { type LiveMessage, type OpenPage, watchList } from '../../support/people/open-page.ts'
import { newVisitor } from '../../support/people/visitors.ts'
import { databaseContents, logContents } from '../../support/server/contents.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const closers: (() => void)[] = []
const server = usePocketBase()
afterEach(closeAll)

function closeAll(): void {
  for (const close of closers.splice(0)) close()
}

async function watch(list: ListClient, visitor?: Visitor): Promise<OpenPage> {
  const page = await watchList(list, visitor)
  closers.push(page.stream.close)
  return page
}

async function open(list: ListClient, visitor?: Visitor): Promise<OpenPage> {
  const page = await watch(list, visitor)
  await page.beat()
  return page
}

const counts = (count: number) => (message: LiveMessage) => message.presence?.count === count

describe('presence', () => {
  it('is one for a single visitor, and is sent to the requester and to all others', async () => {
    const list = await makeList(server.url)
    const ana = await watch(list, newVisitor({ name: 'Ana', color: 'pink', device: 'iOS' }))
    const look = { id: expect.stringMatching(/^[0-9a-f]{16}$/), name: 'Ana', color: 'pink', device: 'iOS' }
    expect(await ana.beat()).toEqual({ version: expect.any(Number), count: 1, people: [look] })
    const mihai = await watch(list)
    const presence = await mihai.beat()
    expect(presence).toMatchObject({ count: 2, people: [look, { name: '', device: 'Android' }] })
    expect(await ana.hears(counts(2))).toMatchObject({ presence, joined: presence.people[1] })
  })

  it('counts a person once, however many pages they have', async () => {
    const list = await makeList(server.url)
    const ana = await open(list)
    const other = await watch(list, ana.visitor)
    expect((await other.beat()).count).toBe(1)
    await ana.leave()
    expect((await other.beat()).count).toBe(1)
    expect(ana.heard()).toEqual([])
  })

  it('follows a new nickname', async () => {
    const list = await makeList(server.url)
    const [ana, mihai] = [await open(list), await open(list)]
    await mihai.beat({ name: '  Mihai ' })
    const { presence, joined } = await ana.hears(({ presence: told }) => told?.people[1]?.name === 'Mihai')
    expect([presence?.count, joined]).toEqual([2, undefined])
  })

  it('reports a closed page at once to a page that only listens', async () => {
    const list = await makeList(server.url)
    const [ana, mihai] = [await open(list), await open(list)]
    mihai.stream.close()
    expect((await mihai.leave()).status).toBe(204)
    // No heartbeat follows that could count out a silent page, and the job that does so sends no message.
    await ana.hears(counts(1))
  })

  it('is not delayed by the streams of a page from before it reconnected', async () => {
    const list = await makeList(server.url)
    const [ana, mihai] = [await open(list), await open(list)]
    mihai.stream.close()
    const again = await open(list, mihai.visitor)
    expect((await ana.beat()).count).toBe(2)
    await expect.poll(async () => (await list.heartbeat(mihai.stream.clientId)).status).toBe(410)
    await again.leave()
    expect((await ana.beat()).count).toBe(1)
  })

  it('does not come back by a heartbeat that was under way when its page left', async () => {
    const list = await makeList(server.url)
    const [ana, mihai] = [await open(list), await open(list)]
    await mihai.leave()
    await mihai.stream.ended
    expect((await list.heartbeat(mihai.stream.clientId, '', mihai.visitor)).status).toBe(410)
    expect((await mihai.leave()).status).toBe(410)
    expect((await ana.beat()).count).toBe(1)
  })

  it('does not come back either when both are answered at once', async () => {
    const list = await makeList(server.url)
    const ana = await open(list)
    for (let round = 0; round < 30; round += 1) {
      const { stream, visitor } = await open(list)
      const beat = () => list.heartbeat(stream.clientId, '', visitor)
      await Promise.all([beat(), beat(), list.leave(stream.clientId), beat(), beat()])
      expect((await ana.beat()).count).toBe(1)
    }
  })

  it('of one list is nothing to another', async () => {
    const [one, other] = [await makeList(server.url), await makeList(server.url)]
    const [ana, mihai] = [await open(one), await open(other)]
    expect((await ana.beat()).count).toBe(1)
    expect((await mihai.beat()).count).toBe(1)
    expect([...ana.heard(), ...mihai.heard()]).toEqual([])
  })

  it('is not sent to a page of an older version, whose stream lives on', async () => {
    const list = await makeList(server.url)
    const older = await watch(list)
    expect(await list.heartbeat(older.stream.clientId)).toEqual({ status: 204, text: '' })
    const ana = await open(list)
    await (await open(list)).typing()
    await list.push([list.add('lapte')])
    await older.hears(({ rev }) => rev === 1)
    expect(older.heard()).toHaveLength(1)
    expect((await ana.beat()).count).toBe(2)
  })
})

describe('typing', () => {
  it('is sent to others, not to the person’s own pages', async () => {
    const list = await makeList(server.url)
    const mihai = await open(list)
    const ana = await open(list, newVisitor({ name: 'Ana' }))
    const anaToo = await open(list, ana.visitor)
    expect((await ana.typing(true)).status).toBe(204)
    expect((await ana.typing(false)).status).toBe(204)
    await mihai.hears(({ typing }) => typing?.isTyping === false)
    const id = (await mihai.beat()).people[1]?.id
    expect(mihai.heard().flatMap(({ typing }) => typing ?? [])).toEqual([
      { id, name: 'Ana', isTyping: true },
      { id, name: 'Ana', isTyping: false },
    ])
    await list.push([list.add('lapte')])
    for (const own of [ana, anaToo]) {
      await own.hears(({ rev }) => rev === 1)
      expect(own.heard().some(({ typing }) => typing)).toBe(false)
    }
  })

  it('of a page without a person is refused', async () => {
    const list = await makeList(server.url)
    expect((await (await watch(list)).typing()).status).toBe(410)
  })

  it.each([undefined, null, 'true', 1])('is refused when it is %j', async (given) => {
    const list = await makeList(server.url)
    const ana = await open(list)
    const reply = await list.typing(ana.stream.clientId, given ?? null)
    expect(reply.status).toBe(400)
  })
})

describe('the data of a visitor', () => {
  const forged: [string, object][] = [
    ['a session that is no UUID', { session: 'eu' }],
    ['a session that is no text', { session: { $ne: '' } }],
    ['a session with capitals', { session: '0A6EF2C6-6B1F-4A53-8F5E-2B1B6E1F0C11' }],
    ['a session that is null', { session: null }],
    ['a name of 31 characters', { name: 'a'.repeat(31) }],
    ['a name with a script', { name: '<script>' }],
    ['a name in another script', { name: 'Ана' }],
    ['no name', { name: undefined }],
    ['a colour of their own', { color: '#ff0000' }],
    ['another device', { device: 'Toaster' }],
    ['no device', { device: undefined }],
  ]
  it.each(forged)('is refused when it is %s', async (_, look) => {
    const list = await makeList(server.url)
    const page = await watch(list)
    const reply = await list.heartbeat(page.stream.clientId, '', { ...page.visitor, ...look })
    expect(reply.status).toBe(400)
    expect((await page.beat()).count).toBe(1)
  })

  it('does not make one stream a crowd', async () => {
    const list = await makeList(server.url)
    const ana = await open(list)
    const mallory = await open(list)
    for (let index = 0; index < 5; index += 1) await mallory.beat(newVisitor())
    expect((await ana.beat()).count).toBe(2)
  })

  it('never contain a session, which would be enough to act as its person', async () => {
    const list = await makeList(server.url)
    const [ana, mallory] = [await open(list), await open(list)]
    const told = JSON.stringify([await mallory.beat(), mallory.heard(), ana.heard()])
    expect(told).not.toContain(ana.visitor.session)
    expect(told).not.toContain(mallory.visitor.session)
  })
})

describe('the page of another list', () => {
  it('is refused for every call, and nothing happens to it', async () => {
    const [own, other] = [await makeList(server.url), await makeList(server.url)]
    const [mine, victim] = [await open(own), await open(other)]
    const { clientId } = victim.stream
    const replies = [
      await own.heartbeat(clientId, '', mine.visitor),
      await own.leave(clientId),
      await own.typing(clientId),
    ]
    expect(replies.map(({ status }) => status)).toEqual([410, 410, 410])
    expect((await victim.beat()).count).toBe(1)
    expect(victim.heard()).toEqual([])
  })

  it.each([undefined, null, 7, {}])('is refused when it is not even named: %j', async (clientId) => {
    const list = await makeList(server.url)
    const replies = [await list.leave(clientId), await list.typing(clientId)]
    expect(replies.map(({ status }) => status)).toEqual([400, 400])
  })
})

it('comings, goings and typing write nothing to any database', async () => {
  const { list } = await makeListWithItem(server.url)
  const contents = () => databaseContents(server.dataFolder)
  const before = contents()
  for (let round = 0; round < 20; round += 1) {
    const page = await open(list)
    await page.typing(true)
    await page.beat({ name: `Ana ${round}` })
    await page.typing(false)
    await page.leave()
  }
  expect(contents()).toEqual(before)
  await list.push([list.add('pâine')])
  expect(contents()).not.toEqual(before)
  closeAll()
  // The log is complete once PocketBase has ended.
  await server.end()
  expect(logContents(server.dataFolder)).not.toContain('typing')
})
