import type { Change } from '../../domain/item/change.ts'
import type { Recall } from '../../domain/item/recall.ts'
import { lastOf } from '../../domain/lib/last-of.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type { DeviceStorage, OtherTabs, ReplicaPorts, Settlement, StoredList } from '../ports.ts'
import { adopted, arrivedList, queued, revOf, settled } from '../stored-list.ts'

/** One tab's copy of a list, in step with the device's copy. Memory changes first, the storage follows. */
export class LocalCopy {
  readonly #token: string
  readonly #storage: DeviceStorage
  readonly #tabs: OtherTabs
  readonly #loadRecallsOf: ReplicaPorts['loadRecallsOf']
  readonly #changed: () => void
  #list: StoredList | undefined
  /** The state that this tab had before it adopted an earlier one from the device, kept for recalls. */
  #later: StoredList | undefined
  /** Counts the begin and the end of each write to the device, so that a load detects that it may have read too early. */
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

  /** Undefined until the list is known. */
  get list(): StoredList | undefined {
    return this.#list
  }

  /** The revision that this tab knows; 0 if none. */
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

  /** Makes changes durable, then shows them. @throws if the device cannot store them; nothing has changed then */
  async enqueue(list: StoredList, changes: readonly Change[]): Promise<void> {
    const more = await this.#write(() => this.#storage.enqueue(list, changes))
    this.#show(queued(this.#list ?? list, more))
    this.#tabs.announce()
  }

  /**
   * Returns recalls of all that the server has lost and this tab knows, or the device: another tab may have stored a later
   * state there.
   */
  async recallsFor(read: ListAnswer): Promise<Recall[]> {
    if (!this.#list || !tellsOfRestore(this.#list, read)) return []
    const recallsOf = await this.#loadRecallsOf()
    const stored = await this.#storage.load(this.#token).catch(() => undefined)
    const copies = [this.#list, stored, this.#later].filter((copy) => copy !== undefined)
    return recallsOf(copies, read)
  }

  /** Merges the server's answer, and removes the answered changes from the outbox. */
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

  /** Marks the list that was made here as known to the server. */
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

  /** Stores the list when the device first receives it. */
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

/** True if a read reports a restore that the list does not know yet. */
function tellsOfRestore({ lost: known }: StoredList, { lost }: ListAnswer): boolean {
  return lost !== undefined && lastOf(lost)?.[1] !== lastOf(known ?? [])?.[1]
}
