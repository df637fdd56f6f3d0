import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { call, ListClient, makeListWithItem, otherKey } from '../../support/people/api.ts'
import { makeKey, takeKeyBack, wantedKey } from '../../support/people/program.ts'
import { Installation } from '../../support/server/installation.ts'

/** Runs a command as npm does. @returns its output */
async function run(script: string, folder: string, ...parameters: string[]): Promise<string> {
  const started = spawn(process.execPath, [inProject('scripts', script), ...parameters], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [code]] = await Promise.all([text(started.stdout), once(started, 'close')])
  expect(code).toBe(0)
  return said
}

test('credentials revoked after a backup open no list after npm run restore, and the present ones do', async () => {
  const site = new Installation()
  onTestFinished(() => site.remove())
  await site.start()
  const { list } = await makeListWithItem(site.running.url)
  const [lost, kept] = [wantedKey(list), wantedKey(list)]
  for (const key of [lost, kept]) await makeKey(list, key)
  const changeLinks = (body: object) =>
    call(`${site.running.url}/api/list/links`, { method: 'POST', token: list.token, body })
  const formerRead = otherKey(list)
  await changeLinks({ readToken: formerRead })
  const { list: other } = await makeListWithItem(site.running.url)
  const [backup = ''] = /^\S+/.exec(await run('backup.ts', site.folder)) ?? []

  await takeKeyBack(list, lost.id)
  const read = otherKey(list)
  await changeLinks({ readToken: read })
  const shareToken = otherKey(other)
  await call(`${site.running.url}/api/list/links`, {
    method: 'POST',
    token: other.token,
    body: { shareToken },
  })
  await site.stop()
  await run('restore.ts', site.folder, basename(backup))
  await site.start()

  const { url } = site.running
  const byLink = async (token: string) => (await call(`${url}/api/list`, { token })).status
  const byKey = async ({ key }: { key: string }) =>
    (await call(`${url}/api/keyed/open`, { method: 'POST', headers: { 'X-List-Key': key }, body: {} })).status
  expect([await byKey(lost), await byLink(formerRead), await byLink(other.token)]).toEqual([401, 404, 404])
  expect([await byKey(kept), await byLink(read), await byLink(list.token)]).toEqual([200, 200, 200])
  expect(await new ListClient(url, other.id, shareToken).items()).toMatchObject([{ name: 'lapte' }])
})
