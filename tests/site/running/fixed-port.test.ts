import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { makeListWithItem } from '../../support/people/api.ts'
import { type Product, startProduct } from '../../support/server/product.ts'

/** A fixed port for PocketBase, as set by compose.yaml and by operators who forward the dashboard's port. */
let settings: Record<string, string>
let product: Product

beforeAll(async () => {
  settings = { POCKETBASE_PORT: String(await freePort('for long')) }
  product = await startProduct(settings)
  await makeListWithItem(product.url)
})

afterAll(() => product.end())

async function run(script: string, ...parameters: string[]) {
  const env = {
    ...{ ...process.env, ...settings },
    ...{ DATA_DIR: product.dataFolder, PORT: new URL(product.url).port },
  }
  const started = spawn(process.execPath, [inProject('scripts', script), ...parameters], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, [code]] = await Promise.all([
    text(started.stdout),
    text(started.stderr),
    once(started, 'close'),
  ])
  return { code, out, error: error.trim() }
}

const pocketBasePid = () => product.processes().pocketBase

test('one place of the code reads the setting: the start of the site', () => {
  const files = globSync(['{scripts,src}/**/*.{ts,mjs}', 'pocketbase/**/*.{ts,js}'], { cwd: inProject() })
  const readers = files.filter((file) => readFileSync(inProject(file), 'utf8').includes('POCKETBASE_PORT'))
  expect(readers.sort()).toEqual([
    'scripts/lib/with-pocketbase.ts',
    // These two only use the setting's name in an error message and in its description.
    'src/server/listen.ts',
    'src/settings/site-rows.ts',
  ])
})

test('a backup is made and tried', async () => {
  const pid = pocketBasePid()
  const { code, out, error } = await run('backup.ts')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain('holds 1 lists and 1 items')
  expect(pocketBasePid()).toBe(pid)
})

test('a drill tries the newest backup', async () => {
  const { code, out, error } = await run('restore-drill.ts')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  expect(out).toContain('1 lists and 1 items')
})

test('the doctor and the health check find the site', async () => {
  const { code, out } = await run('doctor.ts')
  expect(out).not.toContain('WRONG')
  expect(code).toBe(0)
  expect((await run('healthcheck.ts')).code).toBe(0)
})

test('a restore and a backup work while the site is stopped', async () => {
  await product.stop()
  const restored = await run('restore.ts', 'latest')
  expect({ code: restored.code, error: restored.error }).toEqual({ code: 0, error: '' })
  expect(restored.out).toContain('1 lists and 1 items')
  const { code, error } = await run('backup.ts')
  expect({ code, error }).toEqual({ code: 0, error: '' })
  await product.startAgain(settings)
  expect(JSON.parse(readFileSync(join(product.dataFolder, 'running.json'), 'utf8')).url).toBe(
    `http://127.0.0.1:${settings.POCKETBASE_PORT}`,
  )
})

test('another installation that is set to the same port says so, and does not serve the data of this one', async () => {
  const started = startProduct({ ...settings, PORT: '0' })
  await expect(started).rejects.toThrow(
    `Port ${settings.POCKETBASE_PORT} is taken: end what uses it, or choose another one with POCKETBASE_PORT`,
  )
})
