import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { measurements } from './measurements.ts'
import type { Workbench } from './workbench.ts'

const longestMs = 900_000

/** A figure, or the reason why there is none. `load` is the machine's average load in the minute before. */
export type Result = { measurement: string; load: number } & (Figure | { problem: string })

/** Takes a measurement, and clears the workbench in any case. */
export async function measure(bench: Workbench, measurement: string): Promise<Result[]> {
  const [load = 0] = loadavg()
  const common = { measurement, load: Math.round(load * 100) / 100 }
  try {
    const figures = await inTime(measurements[measurement]?.(bench) ?? [])
    return figures.map((figure) => ({ ...common, ...figure }))
  } catch (error) {
    return [{ ...common, problem: error instanceof Error ? error.message : String(error) }]
  } finally {
    await bench.clear()
  }
}

async function inTime<Value>(measuring: Value | Promise<Value>): Promise<Value> {
  const over = new AbortController()
  const late = pause(longestMs, undefined, { signal: over.signal }).then(
    () => Promise.reject(new Error(`not measured within ${longestMs / 1000} s`)),
    () => measuring,
  )
  try {
    return await Promise.race([measuring, late])
  } finally {
    over.abort()
  }
}
