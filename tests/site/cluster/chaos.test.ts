import { describe, expect, it } from 'vitest'
import { canHaveEngine } from '../../../scripts/lib/cluster/engines.ts'
import { runHistory } from '../../chaos/run-history.ts'
import { hasRouter } from '../../support/server/cluster.ts'

/** `npm run chaos` runs longer ones, from any seed. */
const history = { kills: 10, lists: 60, seed: 20_261_124 }

describe.skipIf(!hasRouter || !canHaveEngine('litestream'))(
  'nodes, standbys, HAProxy and moves that are killed',
  () => {
    it(`lose no acknowledged change in ${history.kills} kills, and leave each list on one node`, async () => {
      const told = await runHistory(history)
      process.stdout.write(`chaos: ${JSON.stringify(told)}\n`)
      expect(told.faults).toEqual([])
    })
  },
)
