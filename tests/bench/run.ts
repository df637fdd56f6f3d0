/**
 * `npm run bench [-- NAME …]`: takes all measurements, or the named ones, and prints one JSON document; `-- quick` takes the
 * ratios alone.
 *
 * Every figure is printed with its bar, but a figure beyond its bar is not a failure. Only a measurement that cannot be
 * taken is one.
 */

import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { untilAskedToEnd } from '../../scripts/lib/process/ending.ts'
import { describeMachine } from './kit/machine.ts'
import { measurements, quick } from './kit/measurements.ts'
import { measure, type Result } from './kit/result.ts'
import { Workbench } from './kit/workbench.ts'

function wantedNames(given: readonly string[]): readonly string[] {
  if (given.length === 1 && given[0] === 'quick') return quick
  const known = Object.keys(measurements)
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return given.length > 0 ? given : known
  throw new Problem(`There is no measurement ${unknown.join(', ')}; there are: ${known.join(', ')}.`)
}

async function measureAll(bench: Workbench, names: readonly string[]) {
  const takenAt = new Date().toISOString()
  const machine = describeMachine(await bench.browser())
  await bench.clear()
  const results: Result[] = []
  for (const name of names) {
    process.stderr.write(`${name} …\n`)
    results.push(...(await measure(bench, name)))
  }
  return { machine, takenAt, results }
}

await runScript(async () => {
  const names = wantedNames(process.argv.slice(2))
  const bench = new Workbench()
  const found = await Promise.race([measureAll(bench, names), untilAskedToEnd()])
  await bench.close()
  if (found) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`)
  process.exitCode = found?.results.every((result) => 'median' in result) ? 0 : 1
})
process.exit()
