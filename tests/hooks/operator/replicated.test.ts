import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { presentMigrations as migrations, withUnpacked } from '../../../scripts/lib/backup/unpack.ts'
import { canHaveEngine, ensureEngine } from '../../../scripts/lib/cluster/engines.ts'
import { litestreamFile } from '../../../scripts/lib/cluster/litestream-file.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { untilThere } from '../../support/limits.ts'
import { accepted, call, type ListClient, makeList } from '../../support/people/api.ts'
import { makeHooks } from '../../support/server/hooks-bundle.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

let hooks: string
let server: PocketBaseServer
let litestream: ChildProcess
/** Keeps a read transaction open during the tests, as Litestream does except during its own checkpoints. */
let reader: DatabaseSync
let list: ListClient

const as = async () => ({ Authorization: await server.superuserToken() })

async function write(): Promise<void> {
  const { results } = await list.push([list.add('lapte')])
  expect(results).toMatchObject([{ status: 'done' }])
}

/** Runs a job between two writes: the reader's snapshot lacks them, so that no checkpoint can complete. */
async function runJob(path: string, body?: object): Promise<void> {
  await write()
  const reply = await call(server.url + path, { method: 'POST', headers: await as(), body })
  expect(reply.status).toBeLessThan(300)
  await write()
}

describe.skipIf(!canHaveEngine('litestream'))('beside Litestream, no write waits for a reader', () => {
  beforeAll(async () => {
    const program = await ensureEngine('litestream')
    hooks = await makeHooks(
      inProject('pocketbase/pb_hooks/main.pb.js'),
      inProject('tests/hooks/lists/lifecycle/run-jobs.ts'),
    )
    copyFileSync(inProject('tests/hooks/lists/lifecycle/wiring.pb.js'), join(hooks, 'lifecycle.pb.js'))
    server = await startPocketBase(hooks, { REPLICATED: 'on' })
    list = await makeList(server.url)
    const database = join(server.dataFolder, 'data.db')
    const replica = join(hooks, 'replica')
    const config = join(hooks, 'litestream.yml')
    writeFileSync(config, litestreamFile({ database, replica: `file://${replica}` }))
    litestream = spawn(program, ['replicate', '-config', config], { stdio: 'ignore' })
    await vi.waitUntil(() => existsSync(replica), untilThere)
    reader = new DatabaseSync(database, { readOnly: true, timeout: 10_000 })
    reader.exec('BEGIN; SELECT count(*) FROM lists')
    await runJob('/run?job=wait patiently')
  })
  afterAll(async () => {
    litestream.kill('SIGKILL')
    reader.close()
    await server.stop()
    rmSync(hooks, { recursive: true })
  })

  it('while the databases are compacted', () => runJob('/run?job=compact'))

  it('while SQLite looks at its tables, which another job does than PocketBase’s own', async () => {
    const crons: { id: string }[] = accepted(await call(`${server.url}/api/crons`, { headers: await as() }))
    const jobs = crons.map(({ id }) => id)
    expect(jobs).toContain('optimize')
    expect(jobs).not.toContain('__pbDBOptimize__')
    await runJob('/api/crons/optimize')
  })

  it('while a backup is made, which is whole, and has nothing of Litestream’s', async () => {
    expect(existsSync(join(server.dataFolder, '.data.db-litestream'))).toBe(true)
    await runJob('/api/backups', { name: 'beside.zip' })
    const zip = join(server.dataFolder, 'backups/beside.zip')
    const folder = join(server.dataFolder, '..')
    await withUnpacked({ folder, zip, binary: server.program, migrations }, async ({ contents, pb }) => {
      expect(contents.lists).toBe(1)
      expect(existsSync(join(pb, '.data.db-litestream'))).toBe(false)
    })
  })
})
