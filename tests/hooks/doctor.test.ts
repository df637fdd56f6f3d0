import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { examine } from '../../scripts/doctor/examine.ts'
import { rules } from '../../scripts/doctor/rules.ts'
import { listen } from '../../scripts/listen.ts'
import { inProject } from '../../scripts/root.ts'
import { createSiteServer } from '../../src/server/site-server.ts'
import { accepted, call } from '../support/api.ts'
import { type PocketBaseServer, startPocketBase, superuser } from '../support/pocketbase.ts'

/** Stands for an address of this machine that others reach. */
const outerAddress = '127.0.0.2'

let pocketBase: PocketBaseServer
let site: Awaited<ReturnType<typeof createSiteServer>>
let siteUrl: string
/** The data folder that the installation seems to run over. */
let folder: string

beforeAll(async () => {
  pocketBase = await startPocketBase()
  folder = mkdtempSync(inProject('tests/.output/doctor-'))
  const distDir = join(folder, 'dist')
  mkdirSync(join(distDir, 'client'), { recursive: true })
  site = await createSiteServer({ distDir, pocketBaseUrl: pocketBase.url, isProxyTrusted: false })
  siteUrl = `http://127.0.0.1:${await listen(site.server, 0, '127.0.0.1')}`
  vi.stubEnv('LISTA_ADMIN_EMAIL', superuser.identity)
  vi.stubEnv('LISTA_ADMIN_PASSWORD', superuser.password)
  tell({})
})

afterEach(() => tell({}))

afterAll(async () => {
  vi.unstubAllEnvs()
  await site.end()
  await pocketBase.stop()
  rmSync(folder, { recursive: true })
})

/** What a start would have said of itself. */
function tell(running: object): void {
  const said = {
    url: pocketBase.url,
    pid: process.pid,
    program: pocketBase.program,
    site: { url: siteUrl, isProxyTrusted: false },
    ...running,
  }
  writeFileSync(join(folder, 'running.json'), JSON.stringify(said))
}

/** The rules that are broken. */
async function broken(): Promise<string[]> {
  const seen = await examine(folder, [outerAddress])
  return rules.filter(({ fault }) => fault(seen) !== undefined).map(({ name }) => name)
}

async function patch(path: string, body: object): Promise<void> {
  const headers = { Authorization: await pocketBase.superuserToken() }
  accepted(await call(`${pocketBase.url}/api/${path}`, { method: 'PATCH', headers, body }))
}

/** Sets something, and sets it back when the test is over. */
async function set(path: string, wrong: object, right: object): Promise<void> {
  onTestFinished(() => patch(path, right))
  await patch(path, wrong)
}

const limiter = { label: '*:auth', audience: '', duration: 10, maxRequests: 300 }

type Breaking = [name: RegExp, how: string, breakIt: () => Promise<void> | void]

const breakings: readonly Breaking[] = [
  [
    /rate limiter/,
    'off',
    () => set('settings', { rateLimits: { enabled: false } }, { rateLimits: { enabled: true } }),
  ],
  [
    /rate limiter/,
    'without passwords',
    () =>
      set(
        'settings',
        { rateLimits: { enabled: true, rules: [{ ...limiter, label: '*:create' }] } },
        { rateLimits: { enabled: true, rules: [limiter] } },
      ),
  ],
  [
    /rate limiter/,
    'too generous',
    () =>
      set(
        'settings',
        { rateLimits: { enabled: true, rules: [{ ...limiter, maxRequests: 301 }] } },
        { rateLimits: { enabled: true, rules: [limiter] } },
      ),
  ],
  [
    /Batch/,
    'on',
    () =>
      set(
        'settings',
        { batch: { enabled: true, maxRequests: 50, timeout: 3 } },
        { batch: { enabled: false } },
      ),
  ],
  [
    /trusts no header/,
    'one trusted',
    () =>
      set('settings', { trustedProxy: { headers: ['X-Forwarded-For'] } }, { trustedProxy: { headers: [] } }),
  ],
  [
    /no addresses and no accounts/,
    'addresses',
    () => set('settings', { logs: { logIP: true } }, { logs: { logIP: false } }),
  ],
  [
    /no addresses and no accounts/,
    'accounts',
    () => set('settings', { logs: { logAuthId: true } }, { logs: { logAuthId: false } }),
  ],
  [/kept for 7 days/, '8 days', () => set('settings', { logs: { maxDays: 8 } }, { logs: { maxDays: 3 } })],
  [
    /warnings and errors/,
    'everything',
    () => set('settings', { logs: { minLevel: 0 } }, { logs: { minLevel: 4 } }),
  ],
  [
    /Collections are closed/,
    'lists open',
    () => set('collections/lists', { viewRule: '' }, { viewRule: null }),
  ],
  [
    /Collections are closed/,
    'everybody’s accounts listed',
    () => set('collections/users', { listRule: '' }, { listRule: null }),
  ],
  [/pinned version/, 'another program', () => tell({ program: process.execPath })],
  [/on loopback only/, 'its port open outside', () => openPort(pocketBase.url)],
  [
    /only way to the site/,
    'a trusted proxy, and the site open outside',
    async () => {
      await openPort(siteUrl)
      tell({ site: { url: siteUrl, isProxyTrusted: true } })
    },
  ],
  [
    /sign-in are not passed on/,
    'something that passes all on',
    async () => {
      const careless = createServer((_request, response) => response.end('{}'))
      onTestFinished(() => close(careless))
      tell({ site: { url: `http://127.0.0.1:${await listen(careless, 0)}`, isProxyTrusted: false } })
    },
  ],
  [/sign-in are not passed on/, 'no site', () => tell({ site: undefined })],
  [
    /hooks/,
    'another PocketBase without them',
    async () => {
      const hooks = join(folder, 'no-hooks')
      mkdirSync(hooks, { recursive: true })
      const bare = await startPocketBase(hooks)
      onTestFinished(() => bare.stop())
      tell({ url: bare.url })
    },
  ],
  [
    /Backups are made/,
    'none',
    () => set('settings', { backups: { cron: '' } }, { backups: { cron: '47 4 * * *' } }),
  ],
  [
    /Nobody else on this machine/,
    'the folder readable',
    () => {
      chmodSync(folder, 0o750)
      onTestFinished(() => chmodSync(folder, 0o700))
    },
  ],
  [
    /Nobody else on this machine/,
    'the superuser’s file readable',
    () => {
      const file = join(folder, 'admin.json')
      writeFileSync(file, '{}', { mode: 0o644 })
      onTestFinished(() => rmSync(file))
    },
  ],
]

/** Listens at the same port of an address that others reach. */
async function openPort(url: string): Promise<void> {
  const server = createSocketServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), outerAddress, resolve))
  onTestFinished(() => close(server))
}

function close(server: { close(done: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

test('all is well with what a start sets up', async () => {
  expect(await broken()).toEqual([])
})

test.each(breakings)('%s is broken by: %s', async (name, _how, breakIt) => {
  await breakIt()
  expect(await broken()).toEqual([expect.stringMatching(name)])
})

test('every rule is broken by something', () => {
  const unbroken = rules.filter(({ name }) => !breakings.some(([pattern]) => pattern.test(name)))
  expect(unbroken).toEqual([])
})

test('says what to do where nothing runs', async () => {
  tell({ url: 'http://127.0.0.1:9' })
  await expect(examine(folder)).rejects.toThrow(/^Nothing runs over the data folder .*: start it first/)
})

test('says what to do with a superuser who cannot sign in', async () => {
  vi.stubEnv('LISTA_ADMIN_PASSWORD', 'alta-parolă')
  onTestFinished(() => void vi.stubEnv('LISTA_ADMIN_PASSWORD', superuser.password))
  await expect(examine(folder)).rejects.toThrow(/cannot sign in \(400\): set LISTA_ADMIN_EMAIL/)
})
