import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyLike } from '../../../src/protocol/slot.ts'
import { openStream } from '../../support/live/event-stream.ts'
import { makeAccount, password } from '../../support/people/accounts.ts'
import { call, ListClient, makeListWithItem } from '../../support/people/api.ts'
import { makeKey, type Program, programOf, wantedKey } from '../../support/people/program.ts'
import { pushedBrowser, wantedNotices } from '../../support/people/push-target.ts'
import { calendarPath, TasksProgram } from '../../support/people/tasks-program.ts'
import { canMount } from '../../support/server/mounting.ts'
import { type Product, startProduct } from '../../support/server/product.ts'
import { until } from './started.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Number of successive changes that must fail before the disk counts as full. */
const failuresInTurn = 10

let product: Product
/** A list that was last read more than an hour ago, so that its next read updates the time. */
let list: ListClient
/** A list that would be deleted within a day. */
let forgotten: ListClient
/** Programs with keys that were not used yet. */
let program: Program
let tasks: TasksProgram
let account: Awaited<ReturnType<typeof makeAccount>>
let session: string
/** Session of an account without lists. */
let otherSession: string

/** Mounts a small disk, like an operator's volume. @returns unmounts it */
function mountSmallDisk(folder: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m,mode=700', 'tmpfs', folder])
  return () => void execFileSync('umount', ['-l', folder])
}

const fillFile = () => join(product.dataFolder, 'fill')

/** Writes until the disk is full. */
function fill(): void {
  const file = openSync(fillFile(), 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(4096))
  } catch (error) {
    if (!String(error).includes('ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

/** Makes a change. @returns its status */
async function change(): Promise<number> {
  return (await list.send([list.add('pâine', { note: 'albă '.repeat(30).trim() })])).status
}

/** Fills the disk until changes fail: SQLite's logs have reserved space, which is used up first. */
async function fillToTheLast(): Promise<void> {
  let failures = 0
  while (failures < failuresInTurn) {
    fill()
    failures = (await change()) === 200 ? 0 : failures + 1
  }
}

function sql(text: string, ...values: (string | number)[]): unknown {
  const database = new DatabaseSync(join(product.dataFolder, 'pb/data.db'), { timeout: 5_000 })
  try {
    return database.prepare(text).get(...values)
  } finally {
    database.close()
  }
}

const storedTime = (ms: number) => new Date(ms).toISOString().replace('T', ' ')

describe.skipIf(!canMount)('with a full disk (needs to mount)', () => {
  beforeAll(async () => {
    product = await startProduct({}, undefined, mountSmallDisk)
    list = (await makeListWithItem(product.url)).list
    forgotten = (await makeListWithItem(product.url)).list
    program = (await programOf(list, product.url)).program
    tasks = new TasksProgram(product.url, (await programOf(list, product.url)).program.key)
    account = await makeAccount({ url: product.url, dataFolder: join(product.dataFolder, 'pb') })
    session = (await account.isSignedIn()).token
    const other = await makeAccount({ url: product.url, dataFolder: join(product.dataFolder, 'pb') })
    otherSession = (await other.isSignedIn()).token
    const headers = { Authorization: session }
    await call(`${product.url}/api/account/lists`, { method: 'POST', token: list.token, headers })
    const readAt = 'UPDATE lists SET last_activity = ? WHERE id = ? RETURNING id'
    sql(readAt, storedTime(Date.now() - 2 * hourMs), list.id)
    sql(readAt, storedTime(Date.now() - 29 * dayMs), forgotten.id)
    await fillToTheLast()
  })
  afterAll(() => product?.end())

  const byToken = (path: string, of: () => ListClient) => () =>
    call(`${product.url}${path}`, { token: of().token })
  const page =
    (of: () => ListClient, rest = '') =>
    () =>
      call(`${product.url}/list/${of().token}${rest}`)
  const signedIn =
    (path: string, method = 'GET') =>
    () =>
      call(`${product.url}${path}`, { method, headers: { Authorization: session } })

  test.each<[what: string, status: number, read: () => Promise<{ status: number }>]>([
    ['a list', 200, byToken('/api/list', () => list)],
    ['a list that was forgotten nearly', 200, byToken('/api/list', () => forgotten)],
    ['the summary of a list', 200, byToken('/api/list/summary', () => list)],
    ['the history of a list', 200, byToken('/api/list/history', () => list)],
    ['the links of a list', 200, byToken('/api/list/links', () => list)],
    ['the keys of a list', 200, byToken('/api/list/keys', () => list)],
    ['the page of a list', 200, page(() => list)],
    ['the page of a list that was forgotten nearly', 200, page(() => forgotten)],
    ['the manifest of a list', 200, page(() => list, '/aplicatie.webmanifest')],
    ['a list by a key', 200, () => program.ask('GET', 'list')],
    ['a question for the webhook of a key', 404, () => program.ask('GET', 'webhook')],
    ['a calendar', 207, () => tasks.propfind(calendarPath, '<displayname/><getetag/>', '1')],
    ['the changes of a calendar', 207, async () => (await tasks.changesSince('')).reply],
    ['the lists of an account', 200, signedIn('/api/account/lists')],
    ['a session', 200, signedIn('/api/collections/users/auth-refresh', 'POST')],
    ['a sign-in', 200, () => account.signIn(password)],
    ['the home page', 200, () => call(product.url)],
  ])('%s is answered', async (_, status, read) => {
    const answers = [await read(), await read()]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    expect(await change()).not.toBe(200)
  })

  const post = (path: string, body: object, headers = {}) =>
    call(`${product.url}${path}`, { method: 'POST', token: list.token, body, headers })

  test.each<[what: string, write: () => Promise<{ status: number }>]>([
    ['a new list', () => new ListClient(product.url).create()],
    ['a link', () => post('/api/list/links', { readToken: keyLike(list.token, randomUUID()) })],
    ['a key', () => makeKey(list, wantedKey(list))],
    ['a push subscription', () => post('/api/list/notices', wantedNotices(pushedBrowser()))],
    ['a list of an account', () => post('/api/account/lists', {}, { Authorization: otherSession })],
  ])('%s is not said to be stored', async (_, write) => {
    expect((await write()).status).toBe(500)
  })

  test('a list is watched', async () => {
    const stream = await openStream(product.url)
    expect((await stream.subscribe([`list:${list.id}`], list.token)).status).toBe(204)
    expect((await list.heartbeat(stream.clientId)).status).toBe(204)
    stream.close()
  })

  test('a list is read after PocketBase was killed', async () => {
    await product.killPocketBase()
    await until(async () => (await byToken('/api/list', () => list)()).status === 200)
    await fillToTheLast()
    expect((await program.ask('GET', 'list')).status).toBe(200)
    expect((await page(() => list)()).status).toBe(200)
  })

  test('a change says that it was not made, and is made once there is room', async () => {
    expect(await change()).toBe(500)
    expect((await program.add('unt')).status).toBe(503)
    rmSync(fillFile())
    await until(async () => (await change()) === 200)
    expect((await program.add('unt')).status).toBe(201)
    await list.read()
    await forgotten.read()
    const kept = sql(
      'SELECT count(*) AS kept FROM lists WHERE last_activity > ?',
      storedTime(Date.now() - hourMs),
    )
    expect(kept).toEqual({ kept: 2 })
    const used = sql("SELECT count(*) AS used FROM api_keys WHERE last_used > ''")
    expect(used).toEqual({ used: 1 })
  })
})
