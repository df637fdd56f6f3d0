import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PlacedSlot, SlotState } from '../../../../src/protocol/cluster.ts'
import { Problem } from '../../problem.ts'

/**
 * Reads the states of slots from the copy of a node that Litestream's follower writes.
 *
 * @param dataFolder as DATA_DIR of the standby
 * @throws Problem if there is no copy
 */
export function readStandby(dataFolder: string): PlacedSlot[] {
  return inCopy(dataFolder, (copy) => {
    const rows = copy.prepare('SELECT slot, state, epoch FROM slots').all()
    return rows.map(({ slot, state, epoch }) => [String(slot), state as SlotState, Number(epoch)])
  })
}

/** Reads the last `pulse` of its node from a copy. @throws Problem if there is no copy */
export function readPulse(dataFolder: string): number {
  return inCopy(dataFolder, (copy) => Number(copy.prepare('PRAGMA user_version').get()?.user_version))
}

/** The copy is opened for each reading only, because an open reader blocks the follower. */
function inCopy<Read>(dataFolder: string, read: (copy: DatabaseSync) => Read): Read {
  const path = join(dataFolder, 'pb', 'data.db')
  let copy: DatabaseSync | undefined
  try {
    copy = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
    return read(copy)
  } catch (error) {
    throw new Problem(
      `There is no copy to read in ${path}: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    copy?.close()
  }
}
