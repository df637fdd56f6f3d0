import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { ensureSiteBuilt } from '../../../scripts/lib/build/site.ts'
import { ensurePocketBase } from '../../../scripts/lib/pocketbase/ensure.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { canMount } from '../../support/server/mounting.ts'
import { operatorOf } from '../../support/server/operator.ts'
import { until } from './started.ts'

/**
 * The project as in the unit's sandbox: read-only, except for the folder to which Astro writes during builds. The cache of
 * earlier builds in node_modules is hidden, as after an `npm ci`.
 */
const sandbox = [
  'mount --bind "$PROJECT" "$PROJECT"',
  'mount -o remount,bind,ro "$PROJECT"',
  'mount -t tmpfs tmpfs "$PROJECT/.astro"',
  'mount -t tmpfs -o ro tmpfs "$PROJECT/node_modules/.vite"',
  'cd "$PROJECT" && exec "$NODE" scripts/start.ts',
].join(' && ')

test.skipIf(!canMount)(
  'a site with read-only code serves, and publishes texts of admins (needs to mount)',
  async () => {
    await ensureSiteBuilt()
    await ensureHooksBuilt()
    for (const cache of ['.astro', 'node_modules/.vite']) {
      mkdirSync(inProject(cache), { recursive: true })
    }
    const folder = mkdtempSync(join(tmpdir(), 'lista-read-only-'))
    const env = {
      ...process.env,
      PROJECT: inProject(),
      NODE: process.execPath,
      POCKETBASE_BIN: await ensurePocketBase(),
      DATA_DIR: join(folder, 'data'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      PORT: '0',
    }
    const started = spawn('unshare', ['--mount', 'sh', '-c', sandbox], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(async () => {
      started.kill('SIGTERM')
      await once(started, 'close')
      rmSync(folder, { recursive: true, force: true })
    })
    const [line] = await once(started.stdout.setEncoding('utf8'), 'data')
    const [address = ''] = /http:[^\s)]+/.exec(String(line)) ?? []
    await addNotice(env.DATA_DIR, 'Anunț de probă')
    await until(async () => (await (await fetch(address)).text()).includes('Anunț de probă'))
    expect(JSON.parse(readFileSync(join(env.DATA_DIR, 'site.json'), 'utf8')).distDir).toContain(folder)
  },
)

async function addNotice(dataFolder: string, text: string): Promise<void> {
  const { url } = JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))
  const response = await fetch(`${url}/api/collections/notices/records`, {
    method: 'POST',
    headers: {
      Authorization: await operatorOf(dataFolder).superuserToken(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ text, from: '2020-01-01 00:00:00.000Z', until: '2100-01-01 00:00:00.000Z' }),
  })
  expect(response.status).toBe(200)
}
