import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { examine } from '../../../../scripts/lib/doctor/examine.ts'
import { rules } from '../../../../scripts/lib/doctor/health-rules.ts'
import type { Seen } from '../../../../scripts/lib/doctor/seen.ts'
import { inProject } from '../../../../scripts/lib/root.ts'
import type { PocketBaseAccess } from '../../../../src/protocol/site-secret.ts'
import type { Trial } from '../../../../src/server/health/trials.ts'
import { listen } from '../../../../src/server/listen.ts'
import { createSiteServer } from '../../../../src/server/site-server.ts'
import type { CodeVersion } from '../../../../src/version.ts'
import { type Refusing, startMailServer } from '../../../support/mail/mail-server.ts'
import { accepted, call } from '../../../support/people/api.ts'
import { type PocketBaseServer, startPocketBase, superuser } from '../../../support/server/pocketbase.ts'

/** A way to break an installation until the end of the test, and the rules that detect it, in order. */
export type Breaking = [
  names: RegExp | readonly RegExp[],
  how: string,
  breakIt: (installation: Installation) => Promise<void> | void,
]

/** Address that represents one of this machine's public addresses. */
export const outerAddress = '127.0.0.2'
export const dayMs = 24 * 60 * 60 * 1000

/** A PocketBase and a site in front of it, with a data folder as of a start that runs them. */
export class Installation {
  readonly folder: string
  readonly pocketBase: PocketBaseServer
  readonly siteUrl: string
  readonly stop: () => Promise<void>
  /** Time that the doctor uses instead of the current time. */
  nowMs: number | undefined

  static async start(): Promise<Installation> {
    const pocketBase = await startPocketBase()
    const folder = mkdtempSync(inProject('tests/.output/doctor-'))
    symlinkSync(pocketBase.dataFolder, join(folder, 'pb'))
    vi.stubEnv('LISTA_ADMIN_EMAIL', superuser.identity)
    vi.stubEnv('LISTA_ADMIN_PASSWORD', superuser.password)
    const { url, end } = await serveSite(folder, pocketBase)
    const installation = new Installation(folder, pocketBase, url, async () => {
      vi.unstubAllEnvs()
      await end()
      await pocketBase.stop()
      rmSync(folder, { recursive: true })
    })
    installation.heal()
    return installation
  }

  private constructor(
    folder: string,
    pocketBase: PocketBaseServer,
    siteUrl: string,
    stop: () => Promise<void>,
  ) {
    this.folder = folder
    this.pocketBase = pocketBase
    this.siteUrl = siteUrl
    this.stop = stop
  }

  heal(): void {
    this.nowMs = undefined
    this.tell({})
  }

  /**
   * Writes running.json as a start does. It omits the folder of the hooks, because each run of the doctor bundles the hooks
   * again; a test may add it.
   */
  tell(more: object): void {
    this.write('running.json', {
      url: this.pocketBase.url,
      secret: this.pocketBase.secret,
      pid: process.pid,
      program: this.pocketBase.program,
      site: { url: this.siteUrl, isProxyTrusted: false },
      ...more,
    })
  }

  write(name: string, value: unknown): void {
    writeFileSync(join(this.folder, name), JSON.stringify(value), { mode: 0o600 })
  }

  /** Writes a file that is removed at the end of the test. */
  leave(name: string, value: unknown): void {
    this.write(name, value)
    onTestFinished(() => rmSync(join(this.folder, name)))
  }

  look(): Promise<Seen> {
    return examine(this.folder, { addresses: [outerAddress], ...(this.nowMs && { nowMs: this.nowMs }) })
  }

  /** Names of the broken rules. */
  async broken(): Promise<string[]> {
    return brokenIn(await this.look())
  }

  /** Changes a record of PocketBase, and restores it at the end of the test. */
  async set(path: string, wrong: object, right: object): Promise<void> {
    onTestFinished(() => change(this.pocketBase, path, right))
    await change(this.pocketBase, path, wrong)
  }

  setAddress(appURL: string): Promise<void> {
    return this.set('settings', { meta: { appURL } }, { meta: { appURL: 'http://localhost:4321' } })
  }

  /** Starts a site in front of another PocketBase, until the end of the test. @returns its address */
  async serveOther(pocketBase: PocketBaseAccess, code?: CodeVersion): Promise<string> {
    const { url, end } = await serveSite(this.folder, pocketBase, code)
    onTestFinished(() => end())
    return url
  }

  /** Starts a PocketBase without the project's hooks, until the end of the test. */
  async startBare(): Promise<PocketBaseServer> {
    const hooks = join(this.folder, 'no-hooks')
    mkdirSync(hooks, { recursive: true })
    const bare = await startPocketBase(hooks)
    onTestFinished(() => bare.stop())
    return bare
  }
}

/** Starts the site's server with an empty build. */
async function serveSite(folder: string, pocketBase: PocketBaseAccess, code?: CodeVersion) {
  const distDir = join(folder, 'dist')
  mkdirSync(join(distDir, 'client'), { recursive: true })
  const { server, end } = await createSiteServer({
    distDir,
    pocketBase,
    isProxyTrusted: false,
    ...(code && { code }),
  })
  return { url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`, end }
}

export function brokenIn(seen: Seen): string[] {
  return rules.filter(({ fault }) => typeof fault(seen) === 'string').map(({ name }) => name)
}

/** Changes a record as the superuser. */
export async function change(server: PocketBaseServer, path: string, body: object): Promise<void> {
  const headers = { Authorization: await server.superuserToken() }
  accepted(await call(`${server.url}/api/${path}`, { method: 'PATCH', headers, body }))
}

/** Starts a PocketBase with a mail server that may refuse its mails, until the end of the test. */
export async function startPosting(refusing: Refusing): Promise<PocketBaseServer> {
  const mails = await startMailServer('plain', refusing)
  const server = await startPocketBase(undefined, mails.settings)
  onTestFinished(async () => {
    await server.stop()
    await mails.stop()
  })
  return server
}

/** Makes PocketBase send a test mail. */
export async function post(server: PocketBaseServer): Promise<void> {
  const headers = { Authorization: await server.superuserToken() }
  const body = { address: 'ana@example.com' }
  accepted(await call(`${server.url}/api/operator/mail-test`, { method: 'POST', headers, body }))
}

/** Makes a backup that is removed at the end of the test. @returns its name */
export async function makeBackup(server: PocketBaseServer): Promise<string> {
  const name = 'one.zip'
  const headers = { Authorization: await server.superuserToken() }
  const made = await call(`${server.url}/api/backups`, { method: 'POST', headers, body: { name } })
  if (made.status !== 204) throw new Error(made.text)
  onTestFinished(async () => {
    await call(`${server.url}/api/backups/${name}`, { method: 'DELETE', headers })
  })
  return name
}

/** Returns the record of a successful trial of a backup that was made just now. */
export function trialOf(backup: string): Trial {
  const at = new Date().toISOString()
  return { backup, at, madeAt: at }
}
