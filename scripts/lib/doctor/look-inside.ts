import type PocketBase from 'pocketbase'
import type { HookNumbers } from '../../../src/protocol/operator.ts'
import type { PocketBaseAccess } from '../../../src/protocol/site-secret.ts'
import { askPocketBase } from '../../../src/server/ask-pocketbase.ts'
import type { CodeVersion } from '../../../src/version.ts'
import { answerTo, inTime, signIn } from '../pocketbase/client.ts'
import { knownAdmin } from '../pocketbase/superuser.ts'
import { isPinned, versionOf } from '../pocketbase/version.ts'
import { accessTo, type Running, type RunningSite } from '../process/running.ts'
import { dueCollections, type JudgedCollection } from './collections.ts'
import { lookAtAddress } from './look-at-address.ts'
import { hookFaults } from './look-at-hooks.ts'
import { isOpen, onOwnConnection, patienceMs, wordsOf } from './network.ts'
import type { Seen } from './seen.ts'

/** Takes a look. When it fails, the result is undefined, and the failure is recorded under the name. */
export type Attempt = <Value>(name: string, look: () => Value | Promise<Value>) => Promise<Value | undefined>

const routes = ['/api/operator/reading', '/api/operator/writing', '/api/operator/numbers']

/** The operator's own addresses; the site has to answer 404 there. */
const operatorsAddresses = [
  '/_/',
  '/api/operator/numbers',
  '/api/settings',
  '/api/collections/_superusers/auth-with-password',
  '/api/collections/lists/records',
]

type Inside = Omit<
  Seen,
  | 'nowMs'
  | 'life'
  | 'pages'
  | 'keeping'
  | 'disk'
  | 'isDemo'
  | 'wrongSettings'
  | 'readableByOthers'
  | 'failures'
>

const nothing: Inside = {
  pocketBase: undefined,
  database: undefined,
  dueCollections: undefined,
  hookFaults: undefined,
  mails: undefined,
  undelivered: undefined,
  backups: undefined,
  site: undefined,
  address: undefined,
}

/** Looks at the parts that can only be seen while PocketBase answers; all are undefined when it does not. */
export async function lookInside(
  life: Seen['life'],
  folder: string,
  addresses: readonly string[],
  attempt: Attempt,
): Promise<Inside> {
  if (life.kind !== 'answers') return nothing
  const { running } = life
  const { url } = running
  const [seen, inside] = await Promise.all([
    lookAround(running, addresses, attempt),
    askAsSuperuser(url, folder, attempt),
  ])
  const appUrl = inside.database?.settings.meta.appURL
  const address =
    appUrl === undefined
      ? undefined
      : await attempt('SITE_URL', () => lookAtAddress(appUrl, accessTo(running)))
  return { ...seen, ...inside, address }
}

async function lookAround(running: Running, addresses: readonly string[], attempt: Attempt) {
  const { program = '', hooks, site } = running
  // Before all requests, whose time would run out while this process waits for the program.
  const version = program === '' ? undefined : versionOf(program)
  const pocketBase = attempt('PocketBase', async () => ({
    version,
    ...(await lookAtPocketBase(running, addresses)),
  }))
  const due = isPinned(version) && attempt('the migrations', () => dueCollections(program))
  const faults = hooks === undefined ? undefined : attempt('the hooks', () => hookFaults(hooks))
  const numbers = attempt('what is counted', () => askNumbers(accessTo(running)))
  const seenSite = site && attempt('site', () => lookAtSite(site, addresses))
  return {
    pocketBase: await pocketBase,
    dueCollections: (await due) || undefined,
    hookFaults: await faults,
    // A running older version does not report these.
    mails: (await numbers)?.mails,
    undelivered: (await numbers)?.undelivered,
    site: await seenSite,
  }
}

async function askAsSuperuser(url: string, folder: string, attempt: Attempt) {
  const pocketBase = await attempt('superuser', () => signIn(url, knownAdmin(folder)))
  if (!pocketBase) return { database: undefined, backups: undefined }
  const database = attempt('the database', () => lookAtDatabase(pocketBase))
  const backups = attempt('the backups', () => askBackups(pocketBase))
  return { database: await database, backups: await backups }
}

async function lookAtPocketBase(
  running: Running,
  addresses: readonly string[],
): Promise<Omit<NonNullable<Seen['pocketBase']>, 'version'>> {
  const faults = await Promise.all(routes.map((path) => faultOfRoute(accessTo(running), path)))
  return {
    openAt: await openAt(running.url, addresses),
    failing: faults.filter((fault) => fault !== undefined),
  }
}

/** Returns the path with its fault, or undefined if it answers well. */
async function faultOfRoute(pocketBase: PocketBaseAccess, path: string): Promise<string | undefined> {
  try {
    const answer = await askPocketBase(pocketBase, path, { signal: AbortSignal.timeout(patienceMs) })
    await answer.body?.cancel()
    return answer.ok ? undefined : `${path} answers ${answer.status}`
  } catch (error) {
    return `${path}: ${wordsOf(error)}`
  }
}

/** @throws Problem when PocketBase refuses a request */
async function lookAtDatabase(pocketBase: PocketBase): Promise<NonNullable<Seen['database']>> {
  const collections = await answerTo(pocketBase.collections.getFullList<JudgedCollection>(inTime()))
  const jobs = await answerTo(pocketBase.crons.getFullList(inTime()))
  const settings = await answerTo(pocketBase.settings.getAll(inTime()))
  return {
    settings: settings as NonNullable<Seen['database']>['settings'],
    collections,
    jobs: jobs.map(({ id }) => id),
  }
}

async function askBackups(pocketBase: PocketBase): Promise<NonNullable<Seen['backups']>> {
  const backups = await answerTo(pocketBase.backups.getFullList(inTime()))
  return backups.map(({ key, modified }) => ({ name: key, madeMs: Date.parse(modified.replace(' ', 'T')) }))
}

async function askNumbers(pocketBase: PocketBaseAccess): Promise<HookNumbers> {
  const answer = await askPocketBase(pocketBase, '/api/operator/numbers', {
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  return (await answer.json()) as HookNumbers
}

/** @throws Error of the network when the site does not answer */
async function lookAtSite(
  { url, isProxyTrusted }: RunningSite,
  addresses: readonly string[],
): Promise<NonNullable<Seen['site']>> {
  const statuses = await Promise.all(operatorsAddresses.map((path) => statusOf(new URL(path, url))))
  return {
    code: await codeAt(url),
    isProxyTrusted,
    passedOn: operatorsAddresses.filter((_, index) => statuses[index] !== 404),
    openAt: await openAt(url, addresses),
  }
}

/** Returns the version of the code that the site reports in its health check. */
async function codeAt(siteUrl: string): Promise<CodeVersion | undefined> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(new URL('/api/health', siteUrl), { signal, headers: onOwnConnection })
  const inside: { data?: Partial<CodeVersion> } = await answer.json().catch(() => ({}))
  const { version, commit } = inside.data ?? {}
  return version === undefined ? undefined : { version, commit }
}

async function statusOf(url: URL): Promise<number> {
  const signal = AbortSignal.timeout(patienceMs)
  const { status, body } = await fetch(url, { redirect: 'manual', signal, headers: onOwnConnection })
  await body?.cancel()
  return status
}

/** Returns those of the addresses at which the port of a URL answers. */
async function openAt(url: string, addresses: readonly string[]): Promise<string[]> {
  const port = Number(new URL(url).port)
  const found = await Promise.all(addresses.map((address) => isOpen(address, port)))
  return addresses.filter((_, index) => found[index])
}
