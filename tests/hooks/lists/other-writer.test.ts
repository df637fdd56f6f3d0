import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { makeListWithItem } from '../../support/people/api.ts'
import { startPocketBase } from '../../support/server/pocketbase.ts'

const times = 150

/** Writes to the same database in short transactions, one after the other, as a publication does beside PocketBase. */
const writing = `
  const { DatabaseSync } = require('node:sqlite')
  const { workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData, { timeout: 10_000 })
  for (let turn = 0; ; turn += 1)
    database.prepare("UPDATE publications SET message = ? WHERE id = ?").run(String(turn), 'a'.repeat(15))
`

test('a change is accepted while another process writes the database', async () => {
  const server = await startPocketBase()
  onTestFinished(() => server.stop())
  const path = join(server.dataFolder, 'data.db')
  const writer = new Worker(writing, { eval: true, workerData: path })
  onTestFinished(async () => void (await writer.terminate()))
  for (let time = 0; time < times; time += 1) await makeListWithItem(server.url, `lista ${time}`)
  expect(writer.threadId).toBeGreaterThan(0)
})
