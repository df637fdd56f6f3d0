import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../../support/people/accounts.ts'
import { call, makeListWithItem } from '../../support/people/api.ts'
import { breakPage } from '../../support/server/broken-pages.ts'
import { logContents } from '../../support/server/contents.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const malformed = 'database disk image is malformed (11)'

const server = usePocketBase()
let account: string

beforeAll(async () => {
  await makeListWithItem(server.url)
  account = (await (await makeAccount(server)).isSignedIn()).token
  await server.kill9()
  for (const kind of ['the root of the table of items', 'the root of the table of accounts'] as const)
    breakPage(server.dataFolder, kind)
  const mails = join(dirname(server.dataFolder), 'mails')
  rmSync(mails, { recursive: true })
  writeFileSync(mails, 'a file where the folder should be')
  await server.restart()
})

afterEach(async () => {
  await untilLogged()
  rmSync(note(), { force: true })
})

/**
 * Provokes a failure that is no damage, and waits until it is in the log, which is written every few seconds. All earlier
 * failures are in the log by then, and noted.
 */
async function untilLogged(): Promise<void> {
  const logged = () => logContents(server.dataFolder).split('mails: not a directory').length
  const before = logged()
  const headers = { Authorization: await server.superuserToken() }
  const body = { address: 'operator@example.com' }
  const asked = await call(`${server.url}/api/operator/mail-test`, { method: 'POST', headers, body })
  expect(asked.status).toBe(500)
  await expect.poll(logged).toBeGreaterThan(before)
}

const note = () => join(dirname(server.dataFolder), 'damage.json')
const reason = () => existsSync(note()) && JSON.parse(readFileSync(note(), 'utf8')).reason

test('nothing is noted before a damaged page is read', async () => {
  expect((await call(`${server.url}/api/operator/writing`)).status).toBe(204)
  await untilLogged()
  expect(reason()).toBe(false)
})

test('an error of PocketBase’s own routes is recorded, though they answer 400', async () => {
  const headers = { Authorization: await server.superuserToken() }
  const asked = await call(`${server.url}/api/collections/items/records`, { headers })
  expect(asked.status).toBe(400)
  await expect.poll(reason).toBe(malformed)
})

test('an error of a nightly job is recorded, and written to standard error', async () => {
  const headers = { Authorization: await server.superuserToken() }
  await call(`${server.url}/api/crons/compact`, { method: 'POST', headers })
  await expect.poll(reason).toBe(malformed)
  const log = () => readFileSync(join(dirname(server.dataFolder), 'log'), 'utf8')
  await expect.poll(log).toContain(`<3>[cronAdd] failed to execute cron job (compact): GoError: ${malformed}`)
})

test('a signed-in person does not have to sign in again because the account cannot be read', async () => {
  const asked = { headers: { Authorization: account } }
  expect((await call(`${server.url}/api/account/lists`, asked)).status).toBe(500)
  expect(reason()).toBe(malformed)
})

test('a token that opens nothing is refused as before, and nothing is noted', async () => {
  for (const Authorization of ['', 'x', account.replace(/\..*/, '')]) {
    const { status } = await call(`${server.url}/api/account/lists`, { headers: { Authorization } })
    expect(status).toBe(401)
  }
  await untilLogged()
  expect(reason()).toBe(false)
})
