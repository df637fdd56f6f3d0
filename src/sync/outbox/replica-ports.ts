import type { TabLock } from '../../device/tabs.ts'
import type { Clock } from '../../device/time.ts'
import type { Change } from '../../domain/item/change.ts'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import type { Delta, Item, ListHead } from '../../domain/item/item.ts'
import type { DeviceStorage, ListApi, TabChannel } from '../device/ports.ts'
import type { recallsOf } from './recalls-of.ts'

/** The interfaces and functions that a replica works with. */
export interface ReplicaPorts {
  api: ListApi
  storage: DeviceStorage
  tabs: TabChannel
  lock: TabLock
  clock: Clock
  /** Loads the code that is needed only after a restore of the server. If it fails, the exchange is retried. */
  loadRecallsOf: () => Promise<typeof recallsOf>
}

export interface ReplicaEvents {
  /** Something visible to a person has changed. */
  changed(): void
  /** The server refused this change permanently; it is no longer part of the view. */
  refused(change: Change, problem: ChangeProblem): void
  /** The list would have been deleted at that time, in ms since 1970, if it had not been opened now. */
  wasDue?(atMs: number): void
}

/** A message of the live channel: a delta, or only that there is one to read. */
export interface Hint
  extends Pick<Delta, 'from' | 'rev'>,
    Pick<ListHead, 'changedAt' | 'changedBy' | 'options'> {
  items?: Item[] | undefined
  name?: string | undefined
}
