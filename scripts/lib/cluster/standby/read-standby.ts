import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PlacedSlot, SlotState } from '../../../../src/protocol/cluster.ts'
import { Problem } from '../../problem.ts'

/**
 * Reads what the copy of a node says of slots, which Litestream's follower writes.
 *
 * @param dataFolder as DATA_DIR of the standby
 * @throws Problem where there is no copy
 */
export function readStandby(dataFolder: string): PlacedSlot[] {
  return inCopy(dataFolder, (copy) => {
    const rows = copy.prepare('SELECT slot, state, epoch FROM slots').all()
    return rows.map(({ slot, state, epoch }) => [String(slot), state as SlotState, Number(epoch)])
  })
}

/** Reads which `pulse` of its node a copy has. @throws Problem where there is no copy */
export function readPulse(dataFolder: string): number {
  return inCopy(dataFolder, (copy) => Number(copy.prepare('PRAGMA user_version').get()?.user_version))
}

/** It is opened for each reading alone: a reader that stays keeps the follower from going on. */
function inCopy<Read>(dataFolder: string, read: (copy: DatabaseSync) => Read): Read {
  const path = join(dataFolder, 'pb', 'data.db')
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(path, { readOnly: true, timeout: 2_000 })
    return read(copy)
  } catch (error) {
    throw new Problem(
      `There is no copy to read in ${path}: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    copy?.close()
  }
}
