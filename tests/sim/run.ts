/** `npm run sim -- --runs N --seed S`: runs random histories from a seed, so that they can be repeated. */
import { parseArgs } from 'node:util'
import { runMany } from './run-many.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20000' }, seed: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const { runs, failures, perSecond } = await runMany({ runs: Number(values.runs) }, seed)
for (const failure of failures.slice(0, 10)) {
  process.stdout.write(`seed ${failure.seed}: ${failure.faults.slice(0, 3).join('; ')}\n`)
}
process.stdout.write(
  `${runs} histories from seed ${seed}: ${failures.length} with faults, ${Math.round(perSecond)} histories/s\n`,
)
process.exitCode = failures.length > 0 ? 1 : 0
