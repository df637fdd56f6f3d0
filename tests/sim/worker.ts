import { parentPort, workerData } from 'node:worker_threads'
import { runHistory } from './history.ts'
import type { Failure, Part } from './run-many.ts'

const { runs, seed, start, stride } = workerData as Part
const failures: Failure[] = []
for (let index = start; index < runs; index += stride) {
  const faults = await runHistory(seed + index)
  if (faults.length > 0) failures.push({ seed: seed + index, faults })
}
parentPort?.postMessage(failures)
