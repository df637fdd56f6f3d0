import { isHealthy } from '../pocketbase/keep.ts'
import { isRunning, processId } from '../process/process-id.ts'
import type { Running } from '../process/running.ts'
import { unitProperties } from '../process/systemd.ts'
import { inProject } from '../root.ts'
import { isOpen } from './network.ts'

/** How an installation is, as its processes show. */
export type Life = {
  /** What systemd knows of the unit that starts it; undefined where it starts none from this folder. */
  unit: SeenUnit | undefined
} & (
  | { kind: 'answers'; isKept: boolean; running: Running }
  /** No start says that it uses the data folder. */
  | { kind: 'absent' }
  /** The start that used it has ended without a word, by a kill or a power cut. */
  | { kind: 'gone'; pid: number }
  /** PocketBase does not answer; `isListening`, but takes connections. */
  | { kind: 'silent'; pid: number; isListening: boolean }
)

export interface SeenUnit {
  state: string
  result: string
  restarts: number
  /** For how long it has been as it is. */
  sinceMs: number
}

const usPerMs = 1000

/** @param running what the data folder says of who uses it */
export async function lookAtLife(running: Running | undefined): Promise<Life> {
  const unit = askSystemd()
  if (!running) return { unit, kind: 'absent' }
  const { url, pid } = running
  const keeper = running.keeper ?? processId(pid)
  const isKept = keeper !== undefined && isRunning(keeper)
  if (await isHealthy(url)) return { unit, kind: 'answers', isKept, running }
  if (!isKept) return { unit, kind: 'gone', pid }
  return { unit, kind: 'silent', pid, isListening: await isOpen('127.0.0.1', Number(new URL(url).port)) }
}

function askSystemd(): SeenUnit | undefined {
  const told = unitProperties(
    ...['ActiveState', 'Result', 'NRestarts', 'StateChangeTimestampMonotonic', 'WorkingDirectory'],
  )
  if (told.WorkingDirectory !== inProject()) return undefined
  return {
    state: told.ActiveState ?? '',
    result: told.Result ?? '',
    restarts: Number(told.NRestarts),
    sinceMs: monotonicMs() - Number(told.StateChangeTimestampMonotonic) / usPerMs,
  }
}

/** Since the machine was started, as systemd counts. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}
