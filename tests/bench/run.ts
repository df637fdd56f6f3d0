/**
 * `npm run bench [-- NAME …]`: measures everything, or what is named, and prints one JSON document.
 *
 * It judges no run: each figure stands beside its bar. Only a measurement that could not be taken makes it fail.
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { untilAskedToEnd } from '../../scripts/ending.ts'
import { Problem, runScript } from '../../scripts/problem.ts'
import type { Figure } from './figure.ts'
import { describeMachine } from './machine.ts'
import { measurements } from './measurements.ts'
import { Workbench } from './workbench.ts'

const longestMs = 60_000

/** `load` is the machine's average over the minute before: how busy others kept it. */
type Result = { measurement: string; load: number } & (Figure | { problem: string })

const bench = new Workbench()

function wantedNames(given: readonly string[]): readonly string[] {
  const known = Object.keys(measurements)
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return given.length > 0 ? given : known
  throw new Problem(`There is no measurement ${unknown.join(', ')}; there are: ${known.join(', ')}.`)
}

async function resultsOf(measurement: string): Promise<Result[]> {
  const [load = 0] = loadavg()
  const said = { measurement, load: Math.round(load * 100) / 100 }
  try {
    const figures = await measured(measurement)
    return figures.map((figure) => ({ ...said, ...figure }))
  } catch (error) {
    process.exitCode = 1
    return [{ ...said, problem: error instanceof Error ? error.message : String(error) }]
  } finally {
    await bench.clear()
  }
}

async function measured(name: string): Promise<Figure[]> {
  const patience = new AbortController()
  const late = pause(longestMs, [], { signal: patience.signal }).then(() => {
    throw new Error(`not measured within ${longestMs / 1000} s`)
  })
  try {
    return await Promise.race([late, measurements[name]?.(bench) ?? []])
  } finally {
    patience.abort()
    late.catch(() => undefined)
  }
}

void untilAskedToEnd().then(async () => {
  await bench.clear()
  process.exit(1)
})

await runScript(async () => {
  const names = wantedNames(process.argv.slice(2))
  const machine = await describeMachine()
  const takenAt = new Date().toISOString()
  const results: Result[] = []
  for (const name of names) {
    process.stderr.write(`${name} …\n`)
    results.push(...(await resultsOf(name)))
  }
  process.stdout.write(`${JSON.stringify({ machine, takenAt, results }, null, 2)}\n`)
})
process.exit()
