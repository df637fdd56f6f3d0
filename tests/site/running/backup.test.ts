import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { processId } from '../../../scripts/lib/process/process-id.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import type { Trial } from '../../../src/server/health/trials.ts'
import { accepted, call, ListClient, makeListWithItem } from '../../support/people/api.ts'
import { dashboardAt } from '../../support/people/dashboard-api.ts'
import { startBucket } from '../../support/server/bucket.ts'
import { digestOf, Installation } from '../../support/server/installation.ts'

beforeAll(async () => {
  await ensureHooksBuilt()
})

let site: Installation
beforeEach(async () => {
  site = await startInstallation()
})

async function startInstallation(): Promise<Installation> {
  const made = new Installation()
  onTestFinished(() => made.remove())
  await made.start()
  return made
}

interface Said {
  code: number
  out: string
  error: string
}

/** Runs a command as npm does. */
async function run(script: string, parameters: string[] = [], of = site, env = {}): Promise<Said> {
  const started = spawn(process.execPath, [inProject('scripts', script), ...parameters], {
    env: { ...process.env, DATA_DIR: of.folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, [code]] = await Promise.all([
    text(started.stdout),
    text(started.stderr),
    once(started, 'close'),
  ])
  return { code, out, error: error.trim() }
}

const backups = (of = site) => readdirSync(join(of.pb, 'backups')).filter((name) => name.endsWith('.zip'))
const trials = (of = site): Trial[] => JSON.parse(readFileSync(join(of.folder, 'trials.json'), 'utf8'))

/** Makes a backup. @returns its name */
async function backUp(): Promise<string> {
  const { out, error, code } = await run('backup.ts')
  expect({ error, code }).toEqual({ error: '', code: 0 })
  return basename(/^\S+/.exec(out)?.[0] ?? '')
}

/** Temporary files that a command has left in the data folder. */
const leftovers = (of = site) =>
  readdirSync(of.folder).filter((name) => /^(?:unpacked|fetched|no)-/.test(name))

describe('a backup', () => {
  test('of a running site is made beside its work and restored on trial', async () => {
    const { list } = await makeListWithItem(site.running.url)
    const { out, code, error } = await run('backup.ts')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(
      /\/pb\/backups\/lista-\d{8}t\d{6}z\.zip \(.+B\) holds 1 lists and 1 items; restored on trial in [\d.]+ s\.$/m,
    )
    expect(await list.items()).toMatchObject([{ name: 'lapte' }])
    expect(backups()).toHaveLength(1)
    expect(trials()).toEqual([{ backup: backups()[0], madeAt: expect.any(String), at: expect.any(String) }])
    expect(leftovers()).toEqual([])
  })

  test('of a stopped site is made as well, and leaves it stopped', async () => {
    await makeListWithItem(site.running.url)
    await site.stop()
    const before = digestOf(site.pb)
    await backUp()
    expect(existsSync(join(site.folder, 'running.json'))).toBe(false)
    expect(digestOf(site.pb)).toBe(before)
  })

  test('never takes the place of another', async () => {
    const names = [await backUp(), await backUp(), await backUp()]
    expect(new Set(names).size).toBe(3)
    expect(backups().sort()).toEqual(names.sort())
  })

  test('of no data is refused', async () => {
    const { code, error } = await run('backup.ts', [], site, { DATA_DIR: join(site.folder, 'nothing') })
    expect(code).toBe(1)
    expect(error).toMatch(/^There is no data folder \S+: set DATA_DIR to the one that is meant\.$/)
    expect(existsSync(join(site.folder, 'nothing'))).toBe(false)
  })
})

describe('a drill', () => {
  test('restores the newest backup and changes nothing', async () => {
    const beganAt = Date.now()
    await makeListWithItem(site.running.url)
    await backUp()
    await makeListWithItem(site.running.url)
    await backUp()
    const before = digestOf(site.pb)
    const { out, code, error } = await run('restore-drill.ts')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toMatch(/^lista-\S+\.zip is whole: 2 lists and 2 items, restored on trial in [\d.]+ s\.$/m)
    expect(trials().map(({ backup }) => backup)).toEqual(backups().sort().reverse())
    for (const { at, madeAt } of trials()) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(beganAt)
      expect(Date.parse(madeAt)).toBeLessThan(Date.parse(at))
    }
    expect(digestOf(site.pb)).toBe(before)
    // There are two for a moment of each minute.
    await expect.poll(() => readdirSync(join(site.folder, 'lineage'))).toHaveLength(1)
    expect(existsSync(join(site.folder, 'publish-wanted'))).toBe(false)
    expect(leftovers()).toEqual([])
  })

  const harms: [what: string, harm: (zip: string) => void, said: RegExp][] = [
    ['is cut off', (zip) => truncateSync(zip, 20_000), /is no whole zip, since its end is missing: take/],
    ['has a changed bit', flipBit, /^The backup \S+ is broken \(.+\): take another one\.$/],
    ['is empty', (zip) => truncateSync(zip, 0), /is no whole zip/],
  ]

  test.each(harms)('of a backup that %s says so, and notes it', async (_, harm, said) => {
    await makeListWithItem(site.running.url)
    const name = await backUp()
    harm(join(site.pb, 'backups', name))
    const { code, error } = await run('restore-drill.ts', [name])
    expect(code).toBe(1)
    expect(error).toMatch(said)
    expect(error.split('\n')).toHaveLength(1)
    expect(trials()).toMatchObject([{ backup: name, fault: expect.stringMatching(/^is /) }])
    expect(leftovers()).toEqual([])
  })

  test.each([
    ['table that is overwritten', breakItems],
    ['page that nothing leads to', loseIndex],
  ])('of a backup of a database with a %s says so', async (_, harm) => {
    for (let count = 0; count < 30; count += 1) await makeListWithItem(site.running.url)
    await site.stop()
    harm(join(site.pb, 'data.db'))
    const { code, error } = await run('backup.ts')
    expect(code).toBe(1)
    expect(error).toMatch(/^The database is damaged \(data\.db: .+\)\. Look at the disk/m)
    expect(error).toMatch(/^The backup lista-\S+ is broken \(data\.db: .+\): take another one\.$/m)
    expect(trials()).toMatchObject([{ fault: expect.stringMatching(/^is broken/) }])
    expect(existsSync(join(site.folder, 'damage.json'))).toBe(true)
  })

  test('without any backup says how to make one', async () => {
    const { code, error } = await run('restore-drill.ts')
    expect({ code, error }).toEqual({
      code: 1,
      error: 'There is no backup yet: make one with npm run backup.',
    })
  })
})

/** Flips a bit in the middle of a file, which belongs to the database's content. */
function flipBit(path: string): void {
  const bytes = readFileSync(path)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

/**
 * Removes an index from the schema but leaves its pages, which all queries tolerate; only a check of every page detects it.
 */
function loseIndex(path: string): void {
  const database = new DatabaseSync(path, { defensive: false })
  database.exec('CREATE INDEX of_test ON items (rev); PRAGMA writable_schema = ON')
  database.exec(`DELETE FROM sqlite_master WHERE name = 'of_test'; PRAGMA writable_schema = RESET`)
  database.close()
}

/** Overwrites the root page of the items' index, as a failing disk might. */
function breakItems(path: string): void {
  const database = new DatabaseSync(path)
  const { rootpage } = database.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'items'`).get() ?? {}
  const pageBytes = Number(database.prepare('PRAGMA page_size').get()?.page_size)
  database.close()
  const bytes = readFileSync(path)
  bytes.fill(0x5a, (Number(rootpage) - 1) * pageBytes, Number(rootpage) * pageBytes)
  writeFileSync(path, bytes)
}

describe('a restore', () => {
  test('on the same machine puts the data of then in place, and keeps those of now and every backup', async () => {
    await makeListWithItem(site.running.url)
    const then = await backUp()
    const ofThen = digestOf(site.pb)
    const { list } = await makeListWithItem(site.running.url, 'ouă')
    await site.stop()
    const ofNow = digestOf(site.pb)
    const { code, error, out } = await run('restore.ts', [then])
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toContain(`The data are those of ${then}: 1 lists and 1 items.`)
    expect(digestOf(site.pb)).toBe(ofThen)
    const [kept = ''] = backups().filter((name) => name.startsWith('before-restore-'))
    expect(backups()).toContain(then)
    expect(out).toContain(kept)

    await run('restore.ts', [kept])
    expect(digestOf(site.pb)).toBe(ofNow)
    await site.start()
    expect(await new ListClient(site.running.url, list.id, list.token).items()).toMatchObject([
      { name: 'ouă' },
    ])
  })

  test('is refused while a site is only about to run', async () => {
    await makeListWithItem(site.running.url)
    const then = await backUp()
    await site.stop()
    const before = digestOf(site.pb)
    const running = { url: 'http://127.0.0.1:9', pid: process.pid, keeper: processId(process.pid) }
    writeFileSync(join(site.folder, 'running.json'), JSON.stringify(running))
    const { code, error } = await run('restore.ts', [then])
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringMatching(/^The site runs over \S+ \(process \d+\): stop it first/),
    })
    expect(digestOf(site.pb)).toBe(before)
    expect(backups()).toEqual([then])
  })

  test('of a named file takes that file, and no other of its name', async () => {
    await makeListWithItem(site.running.url)
    const then = await backUp()
    await site.stop()
    const { code, error } = await run('restore-drill.ts', [join(site.folder, then)])
    expect({ code, error }).toEqual({
      code: 1,
      error: expect.stringMatching(/^There is no backup \S+, neither as a file nor in /),
    })
  })

  test('checks only integrity: the published state may have another schema', async () => {
    await makeListWithItem(site.running.url)
    writeFileSync(join(site.pb, 'published.json'), '{"of":"before"}')
    const { code, error } = await run('backup.ts')
    expect({ code, error }).toEqual({ code: 0, error: '' })
  })

  test('is noticed at the next start, and publishes the restored data', async () => {
    const { list } = await makeListWithItem(site.running.url)
    const then = await backUp()
    await list.push([list.add('pâine')])
    await site.stop()
    await run('restore.ts', ['latest'])
    expect(existsSync(join(site.folder, 'publish-wanted'))).toBe(false)
    await site.start()
    const restored = new ListClient(site.running.url, list.id, list.token)
    expect(await restored.read()).toMatchObject({ lost: [[expect.any(Number), expect.any(Number)]] })
    expect(existsSync(join(site.folder, 'publish-wanted'))).toBe(true)
    expect(backups()).toContain(then)
  })

  test('on another machine from a file opens its lists to their keys, and to the superuser of that machine', async () => {
    const { list } = await makeListWithItem(site.running.url)
    const dashboard = dashboardAt(site.running.url, await site.running.superuserToken())
    accepted(
      await dashboard.create('suggestions', { name: 'pesto de casă', category: 'condimente', priority: 10 }),
    )
    writeFileSync(join(site.pb, 'published.json'), '{"foods":[],"suggestions":[],"notices":[]}')
    const file = join(site.pb, 'backups', await backUp())

    const other = await startInstallation()
    await other.stop()
    const carried = join(other.folder, 'carried.zip')
    copyFileSync(file, carried)
    const { code, error } = await run('restore.ts', ['carried.zip'], other, { INIT_CWD: other.folder })
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(digestOf(other.pb)).toBe(digestOf(site.pb))
    expect(readFileSync(join(other.pb, 'published.json'), 'utf8')).toContain('suggestions')
    await other.start()
    const there = new ListClient(other.running.url, list.id, list.token)
    expect(await there.items()).toMatchObject([{ name: 'lapte' }])
    const headers = { Authorization: await other.running.superuserToken() }
    const records = await call(`${other.running.url}/api/collections/suggestions/records`, { headers })
    expect(accepted(records)).toMatchObject({ items: [{ name: 'pesto de casă' }] })
  })

  test('into an empty data folder needs nothing to be there', async () => {
    await makeListWithItem(site.running.url)
    const file = join(site.pb, 'backups', await backUp())
    const empty = new Installation()
    onTestFinished(() => empty.remove())
    const { code, error, out } = await run('restore.ts', [file], empty)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).not.toContain('before')
    await empty.start()
    expect(await empty.running.superuserToken()).toBeTypeOf('string')
  })

  test('of a broken backup changes nothing', async () => {
    await makeListWithItem(site.running.url)
    const name = await backUp()
    flipBit(join(site.pb, 'backups', name))
    await site.stop()
    const before = digestOf(site.pb)
    const { code, error } = await run('restore.ts', [name])
    expect(code).toBe(1)
    expect(error).toMatch(/is broken/)
    expect(digestOf(site.pb)).toBe(before)
    expect(backups()).toEqual([name])
  })

  test('over a database that cannot be read keeps its files', async () => {
    await makeListWithItem(site.running.url)
    const name = await backUp()
    const good = digestOf(site.pb)
    await site.stop()
    writeFileSync(join(site.pb, 'data.db'), 'no database')
    const { code, out } = await run('restore.ts', [name])
    expect(code).toBe(0)
    expect(digestOf(site.pb)).toBe(good)
    const [aside = ''] = /\/\S+\/before-restore-\w+/.exec(out) ?? []
    expect(readFileSync(join(aside, 'data.db'), 'utf8')).toBe('no database')
  })

  test('is refused while the site runs', async () => {
    const name = await backUp()
    const { code, error } = await run('restore.ts', [name])
    expect(code).toBe(1)
    expect(error).toMatch(
      /^The site runs over \S+ \(process \d+\): stop it first, by systemctl stop lista-noastra/,
    )
  })

  test('reports a missing name and a missing backup', async () => {
    await site.stop()
    expect((await run('restore.ts')).error).toBe(
      'Say which backup: npm run restore -- NAME, FILE.zip or latest.',
    )
    expect((await run('restore.ts', ['nu-este.zip'])).error).toMatch(/nu-este\.zip/)
  })
})

test('backups that PocketBase keeps in a bucket are made, tried and restored like any others', async () => {
  const bucket = await startBucket()
  onTestFinished(bucket.stop)
  const headers = { Authorization: await site.running.superuserToken() }
  const body = { backups: { s3: bucket.settings } }
  accepted(await call(`${site.running.url}/api/settings`, { method: 'PATCH', headers, body }))
  await makeListWithItem(site.running.url)
  const { out, error } = await run('backup.ts')
  expect(error).toBe('')
  const [name = ''] = bucket.files.keys()
  expect(out).toContain(`${name} in PocketBase’s bucket`)
  expect(trials()).toMatchObject([{ madeAt: bucket.modified.toISOString() }])
  const then = digestOf(site.pb)
  await makeListWithItem(site.running.url)
  await site.stop()
  expect((await run('restore-drill.ts')).out).toContain(`${name} is whole: 1 lists and 1 items`)
  expect((await run('restore.ts', [name])).error).toBe('')
  expect(digestOf(site.pb)).toBe(then)
  expect([...bucket.files.keys()].sort()).toEqual([expect.stringMatching(/^before-restore-/), name])
  expect(leftovers()).toEqual([])
})

test.skipIf(process.getuid?.() !== 0)('another user’s data is refused', async () => {
  await site.stop()
  const { chownSync } = await import('node:fs')
  chownSync(site.folder, 65_534, 65_534)
  for (const [script, parameters] of [
    ['backup.ts', []],
    ['restore.ts', ['latest']],
    ['restore-drill.ts', []],
  ] as const) {
    const { code, error } = await run(script, [...parameters])
    expect(code).toBe(1)
    expect(error).toMatch(
      /belongs to nobody: run this as that user, runuser -u nobody -- npm run (?:backup|restore)/,
    )
  }
})
