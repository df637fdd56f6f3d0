import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../support/people/accounts.ts'
import { call, makeListWithItem } from '../../support/people/api.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

/** Writes to the same database in short transactions with short breaks, as a publication does beside PocketBase. */
const writing = `
  const { DatabaseSync } = require('node:sqlite')
  const { workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData, { timeout: 10_000 })
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (let turn = 0; ; turn += 1, Atomics.wait(never, 0, 0, 0.5))
    database.prepare('INSERT OR REPLACE INTO publications (id, message) VALUES (?, ?)').run('a'.repeat(15), String(turn))
`

let server: PocketBaseServer
let writer: Worker
beforeAll(async () => {
  server = await startPocketBase()
  writer = new Worker(writing, { eval: true, workerData: join(server.dataFolder, 'data.db') })
})
afterAll(async () => {
  expect(writer.threadId).toBeGreaterThan(0)
  await writer.terminate()
  await server.stop()
})

test('a list is made, changed and deleted while another process writes the database', async () => {
  for (let time = 0; time < 150; time += 1) {
    const { list } = await makeListWithItem(server.url, `lista ${time}`)
    const deleted = await call(`${server.url}/api/list`, { method: 'DELETE', token: list.token })
    expect(deleted.status).toBe(204)
  }
})

test('an account is confirmed, and deleted, while another process writes the database', async () => {
  for (let time = 0; time < 50; time += 1) {
    const account = await makeAccount(server)
    const { token, record } = await account.isSignedIn()
    const own = `${server.url}/api/collections/users/records/${record.id}`
    const deleted = await call(own, { method: 'DELETE', headers: { Authorization: token } })
    expect(deleted.status).toBe(204)
  }
})
