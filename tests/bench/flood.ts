import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ListClient, makeList } from '../support/people/api.ts'
import { comparison, type Figure, figure } from './kit/figure.ts'
import type { FloodReport } from './kit/flood-process.ts'
import { makePair, type Pair } from './kit/pair.ts'
import type { Measurement, Workbench } from './kit/workbench.ts'

const floodMs = 60_000
const quietMs = 30_000
/** Milliseconds between the ticks of a quick person. */
const paceMs = 100
const warmUpWrites = 100
const mostTimesAsLong = 2
const mostGrownBytes = 1024 * 1024

/** Measures the effect of a flood from another address on a person with a list, within the default limits. */
export const flood: Measurement = async (bench) => {
  const { url, dataFolder } = await bench.installation({ LIMITS_FACTOR: '1' })
  const list = await makeList(url)
  const pair = await makePair(bench, list)
  await pair.timeWrites(warmUpWrites)
  const quiet = await shop(list, pair, quietMs)
  const before = databaseBytes(dataFolder)
  const stop = startFlood(bench, Number(new URL(url).port))
  const flooded = await shop(list, pair, floodMs)
  process.stderr.write(`${JSON.stringify(await stop())}\n`)
  const grown = databaseBytes(dataFolder) - before
  return [
    ...figuresOf(quiet, flooded),
    figure('database growth', 'bytes', [grown], { median: mostGrownBytes }),
  ]
}

interface Shopping {
  /** The time from write to event. */
  writes: number[]
  /** The time from the request for the list's page to its last byte. */
  pages: number[]
  failures: number
}

function figuresOf(quiet: Shopping, flooded: Shopping): Figure[] {
  const compare = (name: string, kind: 'writes' | 'pages') =>
    comparison(`${name}, flooded`, { with: flooded[kind], without: quiet[kind] }, 'p95', mostTimesAsLong)
  return [
    compare('write to event', 'writes'),
    compare('page of a list', 'pages'),
    figure('failures of that user', 'requests', [flooded.failures], { median: 0 }),
  ]
}

async function shop(list: ListClient, pair: Pair, forMs: number): Promise<Shopping> {
  const shopping: Shopping = { writes: [], pages: [], failures: 0 }
  const endAt = performance.now() + forMs
  while (performance.now() < endAt) {
    try {
      shopping.writes.push(...(await pair.timeWrites(1)))
      shopping.pages.push(await timePage(list))
    } catch {
      shopping.failures += 1
    }
    await pause(paceMs)
  }
  return shopping
}

async function timePage(list: ListClient): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${list.url}/list/${list.token}`)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the page was answered by ${answer.status}`)
  return performance.now() - startedAt
}

/** Starts the flood in its own process, so that the cost of sending does not count as the server's time. */
function startFlood(bench: Workbench, port: number): () => Promise<FloodReport> {
  const child = fork(fileURLToPath(import.meta.resolve('./kit/flood-process.ts')))
  child.send(port)
  bench.atEnd(() => child.kill())
  return async () => {
    child.send('stop')
    const [report] = await once(child, 'message')
    child.kill()
    return report as FloodReport
  }
}

/** The size of the databases in bytes, with their write-ahead logs. */
function databaseBytes(dataFolder: string): number {
  return ['data.db', 'auxiliary.db'].reduce((sum, name) => sum + bytesIn(join(dataFolder, 'pb', name)), 0)
}

function bytesIn(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  const sql = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size'
  const bytes = Number(database.prepare(sql).get()?.bytes)
  database.close()
  return bytes
}
