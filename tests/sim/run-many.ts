import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Failure {
  seed: number
  faults: string[]
}

export interface ManyHistories {
  /** Number of histories that ran. */
  runs: number
  failures: Failure[]
  perSecond: number
}

/** The end of a run: a number of histories, or milliseconds after which no history begins. */
export type RunLimit = { runs: number } | { forMs: number }

/** Runs the histories `seed`, `seed + 1`, … on all processors. */
export async function runMany(limit: RunLimit, seed: number): Promise<ManyHistories> {
  const startedAt = performance.now()
  const workers = availableParallelism()
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, index) => runPart({ limit, seed, start: index, stride: workers })),
  )
  const runs = parts.reduce((sum, part) => sum + part.runs, 0)
  return {
    runs,
    failures: parts.flatMap(({ failures }) => failures),
    perSecond: runs / ((performance.now() - startedAt) / 1_000),
  }
}

/** A worker's share of the histories: `start`, `start + stride`, … */
export interface Part {
  limit: RunLimit
  seed: number
  start: number
  stride: number
}

export type PartResult = Omit<ManyHistories, 'perSecond'>

function runPart(part: Part): Promise<PartResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: part, execArgv: [] })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
