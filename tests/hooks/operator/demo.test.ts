import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStream } from '../../support/live/event-stream.ts'
import { mailFiles } from '../../support/mail/mail-files.ts'
import { startMailServer } from '../../support/mail/mail-server.ts'
import { AccountClient } from '../../support/people/accounts.ts'
import { call, makeListWithItem } from '../../support/people/api.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'

/** Starts PocketBase with a mail server, which must receive nothing. */
async function start(settings: Readonly<Record<string, string>>) {
  const mails = await startMailServer('plain')
  const server = await startPocketBase(undefined, { ...mails.settings, ...settings })
  onTestFinished(async () => {
    await server.stop()
    await mails.stop()
  })
  return { server, mails, folder: join(server.dataFolder, '..') }
}

/** Starts a job, which runs after the answer. */
async function runJob(server: PocketBaseServer, job: string): Promise<void> {
  const headers = { Authorization: await server.superuserToken() }
  const { status } = await call(`${server.url}/api/crons/${job}`, { method: 'POST', headers })
  expect(status).toBe(204)
}

test('a demonstration deletes lists, accounts and mails at night, and notifies open lists', async () => {
  const { server, mails, folder } = await start({ DEMO: 'on' })
  const { list } = await makeListWithItem(server.url)
  const stream = await openStream(server.url)
  await stream.subscribe([`list:${list.id}`], list.token)
  const ana = new AccountClient(server)
  await ana.signUp()
  await ana.askForConfirmation()
  await ana.mail()
  expect(mails.mailsTo(ana.email)).toEqual([])

  await runJob(server, 'end-demo-day')
  await stream.until((messages) => messages.some(({ data }) => data.includes('"ended":"deleted"')))
  await expect.poll(() => existsSync(join(folder, 'mails'))).toBe(false)
  await expect(list.read()).rejects.toThrow('404')
  expect((await ana.signIn()).status).toBe(400)

  await ana.signUp()
  await ana.askForConfirmation()
  await ana.mail()
  expect(mailFiles(folder)).toHaveLength(1)
})

test('any other site keeps them', async () => {
  const { server, mails, folder } = await start({})
  const { list } = await makeListWithItem(server.url)
  const ana = new AccountClient(server, mails.mailsTo)
  await ana.signUp()
  await runJob(server, 'end-demo-day')
  // A job that began later and has written: the first one would have written by now as well.
  const marks = () => readdirSync(join(folder, 'lineage'))
  const before = marks()
  await runJob(server, 'change-mark')
  await expect.poll(() => marks().some((mark) => before.includes(mark))).toBe(false)
  expect((await list.read()).items).toHaveLength(1)
  // The account exists, but is not confirmed.
  expect((await ana.signIn()).status).toBe(403)
})
