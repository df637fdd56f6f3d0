import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface Failure {
  seed: number
  faults: string[]
}

export interface ManyHistories {
  failures: Failure[]
  perSecond: number
}

/** Tells histories `seed` … `seed + runs - 1`, spread over the processors. */
export async function runMany(runs: number, seed: number): Promise<ManyHistories> {
  const startedAt = performance.now()
  const workers = Math.min(availableParallelism(), runs)
  const parts = await Promise.all(
    Array.from({ length: workers }, (_, index) => runPart({ runs, seed, start: index, stride: workers })),
  )
  return { failures: parts.flat(), perSecond: runs / ((performance.now() - startedAt) / 1_000) }
}

export interface Part {
  runs: number
  seed: number
  start: number
  stride: number
}

function runPart(part: Part): Promise<Failure[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: part, execArgv: [] })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
