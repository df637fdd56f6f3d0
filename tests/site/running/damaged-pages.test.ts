import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { backupsByAge } from '../../../src/server/health/backups-on-disk.ts'
import type { Trial } from '../../../src/server/health/trials.ts'
import { testLimits } from '../../support/limits.ts'
import { call, type ListClient, makeList } from '../../support/people/api.ts'
import { breakPage, type PageKind } from '../../support/server/broken-pages.ts'
import { operatorOf } from '../../support/server/operator.ts'
import { type Product, startProduct } from '../../support/server/product.ts'

/** Number of items with which a list has its own database pages. */
const itemsPerList = 40
const listCount = 12

let product: Product
let settings: Record<string, string>
let lists: ListClient[]

beforeEach(async () => {
  settings = { METRICS_PORT: String(await freePort('for long')), BACKUPS_KEPT: '1' }
  product = await startProduct(settings)
  onTestFinished(() => product.end())
  lists = await Promise.all(Array.from({ length: listCount }, (_, number) => makeFullList(number)))
})

async function makeFullList(number: number): Promise<ListClient> {
  const list = await makeList(product.url, `Lista ${number}`)
  const items = Array.from({ length: itemsPerList }, (_, at) => list.add(`produs ${at} al listei ${number}`))
  await list.push(items)
  return list
}

const fileIn = (name: string) => join(product.dataFolder, name)
const readJson = (name: string) => JSON.parse(readFileSync(fileIn(name), 'utf8'))
const backups = () => backupsByAge(product.dataFolder)
const trials = (): Trial[] => (existsSync(fileIn('trials.json')) ? readJson('trials.json') : [])

async function wrongNow(): Promise<string[]> {
  return (await (await fetch(`${product.url}/api/health`)).json()).data.wrong
}

async function metric(name: string): Promise<string | undefined> {
  const text = await (await fetch(`http://127.0.0.1:${settings.METRICS_PORT}/metrics`)).text()
  return text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

/** Options for `expect.poll`, for states that need a backup, its trial or a start. */
const patiently = { timeout: testLimits.startMs } as const

/** Makes the nightly backup, as the cron job does, and waits for its trial. @returns the backup's name */
async function night(): Promise<string> {
  const before = backups()
  const { url, superuserToken } = operatorOf(product.dataFolder)
  const headers = { Authorization: await superuserToken() }
  const asked = await call(`${url}/api/crons/__pbAutoBackup__`, { method: 'POST', headers })
  expect(asked.status).toBe(204)
  await expect.poll(() => backups().filter((name) => !before.includes(name)), patiently).toHaveLength(1)
  const [made = ''] = backups().filter((name) => !before.includes(name))
  await expect.poll(() => trials().map(({ backup }) => backup), patiently).toContain(made)
  // The steps after a trial run in the same process as the trial.
  await expect.poll(() => readJson('made-backup.json').backup, patiently).toBe(made)
  return made
}

async function run(script: string, ...parameters: string[]) {
  const env = { ...process.env, ...settings, DATA_DIR: product.dataFolder }
  return new Promise<{ out: string; error: string; code: number }>((resolve) => {
    const child = execFile(
      process.execPath,
      [inProject('scripts', script), ...parameters],
      { env },
      (_, out, error) => resolve({ out, error, code: child.exitCode ?? -1 }),
    )
  })
}

/** Returns the rules that the doctor reports as broken, with `WRONG` before each. */
async function doctorsWords(): Promise<string[]> {
  const { out } = await run('doctor.ts')
  return out.split('\n').filter((line) => line.startsWith('WRONG'))
}

async function breakWhileStopped(kind: PageKind): Promise<void> {
  await product.stop()
  breakPage(fileIn('pb'), kind)
  await product.startAgain(settings)
}

const read = (list: ListClient) => call(`${product.url}/api/list`, { token: list.token })

test('the first read of a damaged page is known to health, metrics and the doctor', async () => {
  await breakWhileStopped('a leaf of the table of items')
  expect(await metric('lista_health_ok{check="damage"}')).toBe('1')
  const statuses = []
  for (const list of lists) statuses.push((await read(list)).status)
  expect(new Set(statuses)).toEqual(new Set([200, 500]))
  await expect.poll(wrongNow, patiently).toEqual(['damage'])
  expect(await metric('lista_health_ok{check="damage"}')).toBe('0')
  expect(readJson('damage.json')).toEqual({
    at: expect.stringMatching(/^\d{4}-/),
    reason: 'database disk image is malformed (11)',
  })
  expect(await doctorsWords()).toEqual([
    expect.stringMatching(/^WRONG {2}Every page of the databases can be read: data\.db: /),
  ])
})

test.each<PageKind>([
  'a leaf of the table of items',
  'the root of the table of items',
  'a page of an index',
  'the list of free pages',
])('if %s is damaged and never read, the nightly backup finds it', async (kind) => {
  await breakWhileStopped(kind)
  const broken = await night()
  expect(trials()).toMatchObject([
    { backup: broken, fault: expect.stringMatching(/^is broken \(data\.db: /) },
  ])
  await expect.poll(wrongNow, patiently).toEqual(['damage'])
  // A write of PocketBase may meet the damage before the trial does; the first record stays.
  expect(readJson('damage.json').reason).toMatch(/^data\.db: |disk image is malformed/)
  expect(await metric('lista_tried_backup_whole')).toBe('0')
})

test('broken backups do not push out the last one that is whole, which a restore takes', async () => {
  const whole = await night()
  expect(trials()).toMatchObject([{ backup: whole }])
  expect(await metric('lista_tried_backup_whole')).toBe('1')
  // Older versions made no trials.
  rmSync(fileIn('trials.json'))
  await breakWhileStopped('a leaf of the table of items')
  const broken = [await night(), await night()]
  // One of them is kept because of BACKUPS_KEPT.
  await expect.poll(backups, patiently).toEqual([broken[1], whole])
  await expect.poll(() => trials().map(({ backup }) => backup), patiently).toEqual([broken[1], whole])
  const said = `that was tried is whole.* ${broken[1]} is broken .*; the newest that is whole is ${whole}`
  expect(await doctorsWords()).toEqual([
    expect.stringMatching(/Every page of the databases can be read: data\.db: /),
    expect.stringMatching(said),
  ])

  await product.stop()
  const { out, code } = await run('restore.ts', 'latest')
  expect({ out, code }).toEqual({
    out: expect.stringContaining(`The data are those of ${whole}: 12 lists and 480 items`),
    code: 0,
  })
  await product.startAgain(settings)
  await expect.poll(wrongNow, patiently).toEqual([])
  for (const list of lists) expect((await read(list)).status).toBe(200)
  expect(await run('backup.ts')).toMatchObject({ error: '', code: 0 })
  expect(await doctorsWords()).toEqual([])
})

describe('a database that PocketBase cannot open', () => {
  test.each<PageKind>(['a page of the schema', 'the first page'])(
    'since %s is damaged, is named by the start, and a restore brings it back',
    async (kind) => {
      const whole = await night()
      await product.stop()
      breakPage(fileIn('pb'), kind)
      await expect(product.startAgain(settings)).rejects.toThrow(
        /The database is damaged.*npm run restore -- latest/s,
      )
      expect((await doctorsWords()).join('\n')).toMatch(
        /Every page of the databases can be read: .*(?:malformed|not a database)/,
      )
      const { out, code } = await run('restore.ts', 'latest')
      expect({ out, code }).toEqual({
        out: expect.stringContaining(`The data are those of ${whole}: 12 lists`),
        code: 0,
      })
      await product.startAgain(settings)
      await expect.poll(wrongNow, patiently).toEqual([])
    },
  )
})

test('a backup that holds less than the database did is broken', async () => {
  const backup = await night()
  const atLeast = { lists: listCount, items: listCount * itemsPerList }
  expect(readJson('made-backup.json')).toEqual({ backup, atLeast })
  // A copy without the write-ahead log, which has the last changes, would look like this.
  writeFileSync(fileIn('made-backup.json'), JSON.stringify({ backup, atLeast: { ...atLeast, items: 500 } }))
  const { code, error } = await run('restore-drill.ts', backup)
  expect({ code, error }).toEqual({
    code: 1,
    error: expect.stringContaining(
      'is broken (it holds 12 lists and 480 items, and the database held 12 lists and 500 items)',
    ),
  })
})
