import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccount } from '../../support/people/accounts.ts'
import { accepted, call, makeList, otherKey } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'
import { stepBack } from '../../support/server/step-back.ts'

const whenListsWerePlaced = '1795219219'

test('lists from before there were slots keep their keys, and those that keep them', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const account = await makeAccount(server)
  const { token: session } = await account.isSignedIn()
  const headers = { Authorization: session }
  const [kept, free] = [await makeList(server.url), await makeList(server.url)]
  await call(`${server.url}/api/account/lists`, { method: 'POST', token: kept.token, headers })
  await call(`${server.url}/api/list/links`, {
    method: 'POST',
    token: free.token,
    body: { readToken: otherKey(free) },
  })

  await server.kill9()
  stepBack(server, whenListsWerePlaced)
  const oldKey = randomUUID()
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { timeout: 10_000 })
  onTestFinished(() => database.close())
  database.prepare('UPDATE lists SET read_token = ? WHERE id = ?').run(oldKey, kept.id)
  await server.restart()

  expect(accepted(await call(`${server.url}/api/list`, { token: oldKey }))).toMatchObject({ id: kept.id })
  const exceptions = database.prepare('SELECT slot FROM slot_exceptions').all()
  expect(exceptions).toEqual([{ slot: kept.token.slice(0, 3) }])
  const saved = () => database.prepare('SELECT id, saved FROM lists ORDER BY saved').all()
  expect(saved()).toEqual([
    { id: free.id, saved: 0 },
    { id: kept.id, saved: 1 },
  ])
  const leave = { method: 'POST', headers, body: { listId: kept.id } }
  expect((await call(`${server.url}/api/account/lists/leave`, leave)).status).toBe(204)
  expect(saved().map(({ saved }) => saved)).toEqual([0, 0])
})
