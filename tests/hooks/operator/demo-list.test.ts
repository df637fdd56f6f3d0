import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import type { ListAnswer } from '../../../src/protocol/calls.ts'
import { addresses } from '../../../src/site.ts'
import { accepted, call } from '../../support/people/api.ts'
import { siteOver } from '../../support/server/site-over.ts'
import { usePocketBase, useSite } from '../../support/server/use-pocketbase.ts'

const server = usePocketBase()
const site = useSite(server)

/** Runs `npm run demo` against a site. */
function demo(address: string) {
  const env = { ...process.env, SITE: address }
  return promisify(execFile)(process.execPath, [inProject('scripts/demo.ts')], { env })
}

test('the demo makes a list of 60 items, and prints its link', async () => {
  const { stdout } = await demo(site.url)
  const link = new URL(stdout.trim())
  expect(link.origin).toBe(site.url)
  const token = addresses.listToken(link.pathname)
  const { items } = accepted<ListAnswer>(await call(`${site.url}/api/list`, { token }))
  expect(items).toHaveLength(60)
})

test('the demo says how to start a site where none answers', async () => {
  const { url, stop } = await siteOver(server)
  await stop()
  await expect(demo(url)).rejects.toMatchObject({ stderr: expect.stringContaining('run npm start first') })
})
