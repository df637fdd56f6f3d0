import type { HookNumbers } from '../../../src/protocol/operator.ts'
import { versionOf } from '../pocketbase/version.ts'
import type { Running } from '../process/running.ts'
import { askAs } from './ask.ts'
import type { JudgedCollection } from './collections.ts'
import { openAt, patienceMs } from './network.ts'
import type { SeenDatabase, SeenPocketBase, SeenSettings } from './seen.ts'

const routes = ['/api/operator/reading', '/api/operator/writing', '/api/operator/numbers']

/** What anybody on this machine can see of it. */
export async function lookAtPocketBase(
  { url, program }: Running,
  addresses: readonly string[],
): Promise<SeenPocketBase> {
  const areWell = await Promise.all(routes.map((path) => isWell(url + path)))
  return {
    version: program === undefined ? undefined : versionOf(program),
    openAt: await openAt(url, addresses),
    failing: routes.filter((_, index) => !areWell[index]),
  }
}

async function isWell(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(url, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

/** @throws Problem when it refuses to tell */
export async function lookAtDatabase(url: string, token: string): Promise<SeenDatabase> {
  const ask = <Value>(path: string) => askAs<Value>(url, token, path)
  const { items: collections } = await ask<{ items: JudgedCollection[] }>('/api/collections?perPage=500')
  const jobs = await ask<{ id: string }[]>('/api/crons')
  return {
    settings: await ask<SeenSettings>('/api/settings'),
    collections,
    jobs: jobs.map(({ id }) => id),
  }
}

/** When each backup was made that it has, in ms since 1970. */
export async function askBackups(url: string, token: string): Promise<number[]> {
  const backups = await askAs<{ modified: string }[]>(url, token, '/api/backups')
  return backups.map(({ modified }) => Date.parse(modified.replace(' ', 'T')))
}

export async function askNumbers(url: string): Promise<HookNumbers> {
  const answer = await fetch(`${url}/api/operator/numbers`, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  return (await answer.json()) as HookNumbers
}
