import { rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { HookNumbers } from '../../../../src/protocol/operator.ts'
import { accepted, call } from '../../../support/people/api.ts'
import { type PocketBaseServer, startPocketBase } from '../../../support/server/pocketbase.ts'
import { type Breaking, dayMs, post, startPosting } from './installation.ts'
import { startDeaf } from './lives.ts'

/** What there may not be against a loss, and mails that do not leave. */
export const losses: readonly Breaking[] = [
  [
    [/newest backup/, /restored to try/],
    'three days without either',
    (installation) => {
      installation.nowMs = Date.now() + 3 * dayMs
    },
  ],
  [
    [/newest backup/, /restored to try/],
    'a drill of 36 days ago',
    (installation) => {
      installation.nowMs = Date.now() + 3 * dayMs
      installation.leave('drill.json', { at: new Date(installation.nowMs - 36 * dayMs).toISOString() })
    },
  ],
  [
    /The disk has room/,
    'databases that would not fit again',
    ({ folder }) => {
      const path = join(folder, 'pb/data.db')
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(path, '')
      // Made of holes, which take no room.
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
]

async function underWay({ url }: PocketBaseServer): Promise<number> {
  const { mails } = accepted<HookNumbers>(await call(`${url}/api/operator/numbers`))
  return Object.keys(mails.underWay).length
}
