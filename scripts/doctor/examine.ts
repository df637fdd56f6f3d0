import { existsSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { readRunning } from '../data-folder.ts'
import { isHealthy } from '../pocketbase/keep.ts'
import { knownAdmin } from '../pocketbase/superuser.ts'
import { versionOf } from '../pocketbase/version.ts'
import { Problem } from '../problem.ts'
import { askAs, signIn } from './ask.ts'
import type { Seen, SeenCollection, SeenSettings, SeenSite } from './seen.ts'

const connectTimeoutMs = 500
const othersMayRead = 0o077

/** The operator's own, at which the site must answer as at any address that does not exist. */
const operatorsAddresses = [
  '/_/',
  '/api/operator/numbers',
  '/api/settings',
  '/api/collections/_superusers/auth-with-password',
  '/api/collections/lists/records',
]

/**
 * Looks at the installation that runs over a data folder.
 *
 * @param addresses of this machine, loopback aside
 * @throws Problem when none runs, or its superuser cannot sign in
 */
export async function examine(folder: string, addresses = outerAddresses()): Promise<Seen> {
  const running = readRunning(folder)
  if (!running || !(await isHealthy(running.url))) {
    throw new Problem(
      `Nothing runs over the data folder ${folder}: start it first (npm start), or set DATA_DIR.`,
    )
  }
  const token = await signIn(running.url, knownAdmin(folder))
  const ask = <Value>(path: string) => askAs<Value>(running.url, token, path)
  const { items: collections } = await ask<{ items: SeenCollection[] }>('/api/collections?perPage=500')
  const jobs = await ask<{ id: string }[]>('/api/crons')
  return {
    version: running.program === undefined ? undefined : versionOf(running.program),
    settings: await ask<SeenSettings>('/api/settings'),
    collections,
    jobs: jobs.map(({ id }) => id),
    openAt: await openAt(running.url, addresses),
    site: running.site && (await lookAt(running.site, addresses)),
    readableByOthers: [folder, join(folder, 'admin.json')].filter(isReadableByOthers),
  }
}

async function lookAt(
  { url, isProxyTrusted }: { url: string; isProxyTrusted: boolean },
  addresses: readonly string[],
): Promise<SeenSite> {
  const statuses = await Promise.all(
    operatorsAddresses.map(async (path) => (await fetch(new URL(path, url), { redirect: 'manual' })).status),
  )
  return {
    isProxyTrusted,
    passedOn: operatorsAddresses.filter((_, index) => statuses[index] !== 404),
    openAt: await openAt(url, addresses),
  }
}

/** At which of this machine's addresses the port of an address answers. */
async function openAt(url: string, addresses: readonly string[]): Promise<string[]> {
  const port = Number(new URL(url).port)
  const isOpen = await Promise.all(addresses.map((address) => answers(address, port)))
  return addresses.filter((_, index) => isOpen[index])
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: connectTimeoutMs })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false))
  })
}

function outerAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address)
}

/** Windows keeps such rights elsewhere. */
function isReadableByOthers(path: string): boolean {
  if (process.platform === 'win32' || !existsSync(path)) return false
  return (statSync(path).mode & othersMayRead) !== 0
}
