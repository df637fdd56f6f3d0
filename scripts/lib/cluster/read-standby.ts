import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PlacedSlot, SlotState } from '../../../src/protocol/cluster.ts'
import { Problem } from '../problem.ts'

/**
 * Reads what the copy of a node says of slots, which Litestream's follower writes. It is opened for each reading alone: a
 * reader that stays keeps the follower from going on.
 *
 * @param dataFolder as DATA_DIR of the standby
 * @throws Problem where there is no copy
 */
export function readStandby(dataFolder: string): PlacedSlot[] {
  const path = join(dataFolder, 'pb', 'data.db')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 2_000 })
    const rows = database.prepare('SELECT slot, state, epoch FROM slots').all()
    return rows.map(({ slot, state, epoch }) => [String(slot), state as SlotState, Number(epoch)])
  } catch (error) {
    throw new Problem(
      `There is no copy to read in ${path}: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    database?.close()
  }
}
