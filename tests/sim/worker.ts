import { parentPort, workerData } from 'node:worker_threads'
import { runHistory } from './run-history.ts'
import type { Part, PartResult } from './run-many.ts'

const { limit, seed, start, stride } = workerData as Part
const endsAtMs = 'forMs' in limit ? performance.now() + limit.forMs : Number.POSITIVE_INFINITY
const end = 'runs' in limit ? limit.runs : Number.POSITIVE_INFINITY
const result: PartResult = { runs: 0, failures: [] }
for (let index = start; index < end && performance.now() < endsAtMs; index += stride) {
  const faults = await runHistory(seed + index)
  result.runs += 1
  if (faults.length > 0) result.failures.push({ seed: seed + index, faults })
}
parentPort?.postMessage(result)
