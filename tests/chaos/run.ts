/**
 * `npm run chaos -- --kills 40 --lists 200 --seed N`: runs one history of a cluster from a seed, so that it can be repeated.
 */
import { parseArgs } from 'node:util'
import { runHistory } from './run-history.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    lists: { type: 'string', default: '200' },
    seed: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9))
const startedAt = performance.now()
const told = await runHistory({ kills: Number(values.kills), lists: Number(values.lists), seed })
for (const fault of told.faults.slice(0, 20)) process.stdout.write(`${fault}\n`)
const seconds = Math.round((performance.now() - startedAt) / 1_000)
process.stdout.write(
  `seed ${seed}: ${told.faults.length} faults, ${told.acknowledged} changes acknowledged, ${told.moves} moves, kills ${JSON.stringify(told.kills)}, ${seconds} s\n`,
)
process.exit(told.faults.length > 0 ? 1 : 0)
