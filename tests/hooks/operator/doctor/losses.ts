import { cpSync, rmSync, statfsSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { HookNumbers } from '../../../../src/protocol/operator.ts'
import { accepted, call } from '../../../support/people/api.ts'
import { breakPage } from '../../../support/server/broken-pages.ts'
import { type PocketBaseServer, startPocketBase } from '../../../support/server/pocketbase.ts'
import { type Breaking, dayMs, makeBackup, post, startPosting, trialOf } from './installation.ts'
import { startDeaf } from './lives.ts'
import { leaveUndelivered } from './undelivered.ts'
import { webhookLosses } from './webhook-losses.ts' // part: integrations

/** Missing protections against data loss, and mails and messages that are not delivered. */
export const losses: readonly Breaking[] = [
  [
    [/newest backup is/, /newest backup that was tried/],
    'three days without one',
    (installation) => {
      installation.nowMs = Date.now() + 3 * dayMs
    },
  ],
  [
    [/newest backup is/, /newest backup that was tried/],
    'three days since the last one was made and tried',
    async (installation) => {
      const backup = await makeBackup(installation.pocketBase)
      installation.leave('trials.json', [trialOf(backup)])
      installation.nowMs = Date.now() + 3 * dayMs
    },
  ],
  [
    /newest backup that was tried/,
    'a broken one, also in an installation that needs none yet',
    async (installation) => {
      const backup = await makeBackup(installation.pocketBase)
      installation.leave('trials.json', [{ ...trialOf(backup), fault: 'is broken (data.db: x)' }])
    },
  ],
  [
    /Every page/,
    'a page that is overwritten, which nobody has read',
    (installation) => {
      const pb = join(installation.folder, 'pb')
      rmSync(pb)
      cpSync(installation.pocketBase.dataFolder, pb, { recursive: true })
      breakPage(pb, 'the root of the table of items')
      onTestFinished(() => {
        rmSync(pb, { recursive: true })
        symlinkSync(installation.pocketBase.dataFolder, pb)
      })
    },
  ],
  [
    /Every page/,
    'a page that could not be read before',
    (installation) => installation.leave('damage.json', { at: '2026-11-27T04:12:00.000Z', reason: 'x' }),
  ],
  [
    [/It runs/, /Every page/],
    'a page that could not be read, and nothing that runs',
    (installation) => {
      rmSync(join(installation.folder, 'running.json'))
      installation.leave('damage.json', { at: '2026-11-27T04:12:00.000Z', reason: 'x' })
    },
  ],
  [
    /The disk has room/,
    'databases that would not fit again',
    ({ folder }) => {
      const path = join(folder, 'pb/more.db')
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(path, '')
      // A sparse file, which takes no space.
      truncateSync(path, Math.ceil((bavail * bsize) / 2))
      onTestFinished(() => rmSync(path))
    },
  ],
  [
    /The last mail left/,
    'a server that refuses them',
    async (installation) => {
      const server = await startPosting({ sender: 'not yours' })
      await post(server)
      installation.tell({ url: server.url })
    },
  ],
  [
    /The last mail left/,
    'a server that never answers',
    async (installation) => {
      const { hostname, port } = new URL(await startDeaf())
      const settings = { SMTP_HOST: hostname, SMTP_PORT: port, MAIL_FROM: 'lista@example.com' }
      const server = await startPocketBase(undefined, settings)
      const posting = post(server).catch(() => 'the server was stopped')
      onTestFinished(async () => {
        await server.stop()
        await posting
      })
      await expect.poll(() => underWay(server)).toBe(1)
      installation.tell({ url: server.url })
      installation.nowMs = Date.now() + 2 * 60_000
    },
  ],
  [
    /Notices reach the push services/,
    'push services that take nothing for a quarter of an hour',
    (installation) => leaveUndelivered(installation, 'notices'),
  ],
  ...webhookLosses, // part: integrations
]

async function underWay({ url }: PocketBaseServer): Promise<number> {
  const { mails } = accepted<HookNumbers>(await call(`${url}/api/operator/numbers`))
  return Object.keys(mails.underWay).length
}
