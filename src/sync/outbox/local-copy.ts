import type { Change } from '../../domain/item/change.ts'
import type { Recall } from '../../domain/item/recall.ts'
import { lastOf } from '../../domain/lib/last-of.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type { DeviceStorage, Settlement, StoredList, TabChannel } from '../device/ports.ts'
import { adopted, arrivedList, queued, revOf, settled } from '../storage/stored-list.ts'
import type { ReplicaPorts } from './replica-ports.ts'

/** What one tab knows of a list, in step with what the device keeps of it. Memory changes first, the device follows. */
export class LocalCopy {
  readonly #token: string
  readonly #storage: DeviceStorage
  readonly #tabs: TabChannel
  readonly #loadRecallsOf: ReplicaPorts['loadRecallsOf']
  readonly #changed: () => void
  #list: StoredList | undefined
  /** What this tab knew before it took up an earlier state from the device, to be brought back before it. */
  #later: StoredList | undefined
  /** Raised when a write to the device begins and when it ends: tells a load that it may have read too early. */
  #writes = 0

  constructor(
    token: string,
    { storage, tabs, loadRecallsOf }: Pick<ReplicaPorts, 'storage' | 'tabs' | 'loadRecallsOf'>,
    changed: () => void,
    first?: ListAnswer,
  ) {
    this.#token = token
    this.#storage = storage
    this.#tabs = tabs
    this.#loadRecallsOf = loadRecallsOf
    this.#changed = changed
    if (first) this.#list = arrivedList(token, first)
  }

  /** Undefined until anything is known of the list. */
  get list(): StoredList | undefined {
    return this.#list
  }

  /** The revision this tab knows; 0 while it knows nothing. */
  get rev(): number {
    return Math.max(revOf(this.#list), 0)
  }

  /** Reads the device's copy again until no write of this tab overlapped the reading. */
  async reload(): Promise<void> {
    for (;;) {
      const writesBefore = this.#writes
      const stored = await this.#storage.load(this.#token)
      if (writesBefore !== this.#writes) continue
      if (stored) this.#adopt(stored)
      else if (this.#list) await this.#storage.keep(this.#list)
      return
    }
  }

  /** Makes changes durable, then shows them. @throws when the device cannot keep them: nothing has happened then */
  async enqueue(list: StoredList, changes: readonly Change[]): Promise<void> {
    const more = await this.#write(() => this.#storage.enqueue(list, changes))
    this.#show(queued(this.#list ?? list, more))
    this.#tabs.announce()
  }

  /** What this tab or the device knows and the server has lost: another tab may have left more there than this one has seen. */
  async recallsFor(read: ListAnswer): Promise<Recall[]> {
    if (!this.#list || !tellsOfRestore(this.#list, read)) return []
    const recallsOf = await this.#loadRecallsOf()
    const stored = await this.#storage.load(this.#token).catch(() => undefined)
    const copies = [this.#list, stored, this.#later].filter((copy) => copy !== undefined)
    return recallsOf(copies, read)
  }

  /** Takes in what the server said and lets go of what it has answered. */
  async settle(settlement: Settlement): Promise<void> {
    const known = this.#list
    if (!known) return this.#begin(settlement)
    const list = settled(known, settlement)
    const hasNews = list.snapshot !== known.snapshot || settlement.changeIds.length > 0
    if (!hasNews) return
    await this.#write(async () => {
      this.#show(list)
      if (await this.#storage.settle(list.id, settlement)) return
      await this.#storage.keep(list)
      await this.#storage.settle(list.id, settlement)
    })
    if (settlement.changeIds.length > 0) this.#tabs.announce()
  }

  /** The list that was made here is known to the server now. */
  async markArrived(list: StoredList): Promise<void> {
    await this.#write(() => {
      this.#show({ ...(this.#list ?? list), hasArrived: true })
      return this.#storage.markArrived(list.id)
    })
    this.#tabs.announce()
  }

  #adopt(stored: StoredList): void {
    const known = this.#list
    const list = adopted(known, stored)
    if (list === known) return
    if (known && revOf(known) > Math.max(revOf(list), revOf(this.#later))) this.#later = known
    this.#show(list)
  }

  /** The first the device hears of the list. */
  async #begin({ read }: Settlement): Promise<void> {
    if (!read) return
    const list = arrivedList(this.#token, read)
    await this.#write(() => {
      this.#show(list)
      return this.#storage.keep(list)
    })
  }

  async #write<Value>(task: () => Promise<Value>): Promise<Value> {
    this.#writes += 1
    try {
      return await task()
    } finally {
      this.#writes += 1
    }
  }

  #show(list: StoredList): void {
    this.#list = list
    this.#changed()
  }
}

/** True when a read tells of a restore that the list has not heard of. */
function tellsOfRestore({ lost: known }: StoredList, { lost }: ListAnswer): boolean {
  return lost !== undefined && lastOf(lost)?.[1] !== lastOf(known ?? [])?.[1]
}
