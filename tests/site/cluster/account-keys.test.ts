import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join as joinCluster } from '../../../scripts/lib/cluster/join.ts'
import { move } from '../../../scripts/lib/cluster/move.ts'
import { clientOf } from '../../../scripts/lib/cluster/nodes.ts'
import { signedIn } from '../../support/people/account-program.ts'
import { answerTo } from '../../support/people/answer-to.ts'
import { call, type ListClient, makeList, otherKey } from '../../support/people/api.ts'
import { programOf } from '../../support/people/program.ts'
import { responsesIn, TasksProgram, taskOf } from '../../support/people/tasks-program.ts'
import { hasRouter, startCluster, type TestCluster } from '../../support/server/cluster.ts'

const slotOf = ({ token }: { token: string }) => token.slice(0, 3)

let cluster: TestCluster

/** Makes a list, and moves it to a node. */
async function listOn(to: 'a' | 'b'): Promise<ListClient> {
  const list = await makeList(cluster.url)
  const { node: from = '' } = cluster.read().slots.get(slotOf(list)) ?? {}
  if (from !== to) await move(cluster.read(), cluster.path, { slots: [slotOf(list)], from, to })
  return list
}

/** A person with a program and saved lists: the first is at home, the others are on the other node. */
async function home() {
  const { dataFolder } = cluster.nodes.a ?? expect.unreachable()
  const ana = await signedIn({ url: cluster.url, dataFolder: join(dataFolder, 'pb') })
  const lists = [await listOn('a'), await listOn('b'), await listOn('b')] as const
  for (const { token } of lists) expect((await answerTo(() => ana.save(token))).status).toBe(204)
  const { program } = await ana.program(cluster.url)
  const ask = (...asked: Parameters<typeof program.ask>) => answerTo(() => program.ask(...asked))
  const told = async () => (await ask('GET', 'lists')).body.lists
  return { ana, lists, program, ask, told }
}

describe.skipIf(!hasRouter)('programs behind HAProxy', () => {
  beforeAll(async () => {
    cluster = await startCluster(['a', 'b'])
    await joinCluster(cluster.read(), cluster.path, 'b')
  })
  afterAll(() => cluster.stop())

  it('use all lists of an account with its key, whichever nodes have them', async () => {
    const { lists, ask, told } = await home()
    expect(await told()).toMatchObject(lists.map(({ id }) => ({ id, rev: 0, access: 'write' })))
    for (const list of lists) {
      const once = { 'Idempotency-Key': list.id }
      const add = () => ask('POST', `lists/${list.id}/items`, { text: '2 l lapte' }, once)
      const added = await add()
      expect([added.status, (await add()).body]).toEqual([201, added.body])
      const path = `lists/${list.id}/items/${added.body.items[0].id}`
      const known = { 'If-Match': (await ask('GET', path)).headers.get('etag') ?? '' }
      const tickedOnce = { ...known, 'Idempotency-Key': `tick-${list.id}` }
      expect((await ask('PATCH', path, { ticked: true }, tickedOnce)).status).toBe(200)
      expect((await ask('PATCH', path, { ticked: false }, known)).status).toBe(412)
      expect((await ask('GET', `lists/${list.id}?since=1`)).body).toMatchObject({ from: 1, rev: 2 })
      expect(await list.items()).toMatchObject([{ name: 'lapte', completed: true, author: 'Acasă' }])
    }
  })

  it('have each of these lists as a calendar', async () => {
    const { lists, program } = await home()
    const tasks = new TasksProgram(cluster.url, program.key)
    const found = await answerTo(() => tasks.propfind('/dav/lists/', '<displayname/>', '1'))
    const calendars = responsesIn(found.text)
    expect(calendars.map(({ href }) => href).slice(1)).toEqual(lists.map(({ id }) => `/dav/lists/${id}/`))
    const [, away] = lists
    const file = `/dav/lists/${away.id}/a.ics`
    const comment = `COMMENT:${'[{"'.repeat(18_000)}`
    const text = taskOf('a@b', ['SUMMARY:unt', comment])
    let puts = 0
    const put = await answerTo(() => {
      puts += 1
      return tasks.ask('PUT', file, text, { 'Content-Type': 'text/calendar' })
    })
    // A repeated one may find the file that the first has made.
    expect(puts > 1 ? [201, 204] : [201]).toContain(put.status)
    expect((await answerTo(() => tasks.ask('GET', file))).text.includes(comment)).toBe(true)
    expect(await away.items()).toMatchObject([{ name: 'unt' }])
  })

  it('have the access that the link of a list gives, and none once it is gone', async () => {
    const { ana, lists, ask, told } = await home()
    const [, away, ended] = lists
    const readToken = otherKey(away)
    await call(`${cluster.url}/api/list/links`, { method: 'POST', token: away.token, body: { readToken } })
    expect((await answerTo(() => ana.save(readToken))).status).toBe(204)
    await call(`${cluster.url}/api/list`, { method: 'DELETE', token: ended.token })
    expect((await told()).map(({ access }: { access: string }) => access)).toEqual(['write', 'read'])
    const add = async ({ id }: ListClient) => (await ask('POST', `lists/${id}/items`, { text: 'unt' })).status
    expect([await add(away), await add(ended)]).toEqual([403, 404])
  })

  it('are asked to wait while a list cannot be reached, and are not told that it is gone', async () => {
    const { lists, program, told } = await home()
    const [, away] = lists
    const node = clientOf(cluster.read().nodes.b ?? expect.unreachable())
    const slots = [slotOf(away)]
    await node.place({ slots, from: ['here'], to: 'held' })
    for (const path of ['lists', `lists/${away.id}`]) {
      const { status, headers } = await program.ask('GET', path)
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '1'])
    }
    await node.place({ slots, from: ['held'], to: 'here' })
    expect(await told()).toHaveLength(3)
  })

  it('get 413 for a body that is too large', async () => {
    const list = await listOn('b')
    const { program } = await programOf(list, cluster.url)
    const tasks = new TasksProgram(cluster.url, program.key)
    const body = ' '.repeat(1_100_000)
    // An answer that a router loses with a closed connection is lost about half of the times.
    for (let times = 0; times < 10; times += 1) {
      const changes = { method: 'POST', headers: { 'X-Share-Token': list.token }, body }
      const answers = [
        await fetch(`${cluster.url}/api/list/changes`, changes),
        await program.ask('POST', 'items', body),
        await tasks.ask('PUT', '/dav/lists/list/a.ics', body),
      ]
      expect(answers.map(({ status }) => status)).toEqual([413, 413, 413])
    }
  })
})
