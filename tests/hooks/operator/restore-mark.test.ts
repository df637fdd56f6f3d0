import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { presentMigrations as migrations, withUnpacked } from '../../../scripts/lib/backup/unpack.ts'
import { call, makeListWithItem } from '../../support/people/api.ts'
import { logContents } from '../../support/server/contents.ts'
import { useDatabase, usePocketBase } from '../../support/server/use-pocketbase.ts'

const rounds = 5
const changesAtOnce = 8

const server = usePocketBase()
const database = useDatabase(server)

const folder = () => join(dirname(server.dataFolder), 'lineage')
const files = () => readdirSync(folder())

/** Returns the mark in the database: the name and the time of its file. */
const mark = () => String(database.prepare('SELECT mark FROM lineage').get()?.mark)

/** Returns the names of the mark's files with their times in seconds, as marks begin. */
const filesWithTimes = () =>
  files().map((name) => `${name} ${Math.floor(statSync(join(folder(), name)).ctimeMs / 1000)}`)

/** Starts many changes of the mark, and other work, which wait for the lock and go on at the same moment. */
async function atOnce<Result>(work: () => Result): Promise<Awaited<Result>> {
  const headers = { Authorization: await server.superuserToken() }
  database.exec('BEGIN IMMEDIATE')
  const result = work()
  for (let change = 0; change < changesAtOnce; change += 1) {
    const { status } = await call(`${server.url}/api/crons/change-mark`, { method: 'POST', headers })
    expect(status).toBe(204)
  }
  database.exec('ROLLBACK')
  return await result
}

test('backups and changes of the mark at once all succeed, and leave the file of the mark', async () => {
  const { list } = await makeListWithItem(server.url)
  const before = await list.read()
  const headers = { Authorization: await server.superuserToken() }
  for (let round = 0; round < rounds; round += 1) {
    const body = { name: `${randomUUID()}.zip` }
    const made = await atOnce(() => call(`${server.url}/api/backups`, { method: 'POST', headers, body }))
    expect(made).toEqual({ status: 204, text: '' })
  }
  const former = mark()
  await atOnce(() => undefined)
  await expect.poll(mark).not.toBe(former)
  await expect.poll(() => files().length).toBeLessThan(2)
  // The log is complete once PocketBase has ended.
  await server.end()
  expect(logContents(server.dataFolder)).not.toContain('change-mark')
  expect(filesWithTimes()).toContain(mark().split('.')[0])
  await server.restart()
  expect(await list.read()).toEqual(before)
})

test('a backup leaves out what a publication is writing, which may disappear while it is copied', async () => {
  for (const name of ['published.json', 'published.json.next'])
    writeFileSync(join(server.dataFolder, name), '{"foods":[],"suggestions":[],"notices":[]}')
  const headers = { Authorization: await server.superuserToken() }
  const body = { name: 'beside.zip' }
  expect(await call(`${server.url}/api/backups`, { method: 'POST', headers, body })).toMatchObject({
    status: 204,
  })
  const zip = join(server.dataFolder, 'backups', body.name)
  const unpacking = { folder: dirname(server.dataFolder), zip, binary: server.program, migrations }
  await withUnpacked(unpacking, async ({ pb }) => {
    expect(existsSync(join(pb, 'published.json'))).toBe(true)
    expect(existsSync(join(pb, 'published.json.next'))).toBe(false)
  })
})
