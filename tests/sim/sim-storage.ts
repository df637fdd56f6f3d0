import type { Change } from '../../src/domain/item/change.ts'
import type {
  DeviceLists,
  DeviceStorage,
  QueuedChange,
  RefusedChange,
  Settlement,
  StoredList,
  WaitingList,
} from '../../src/sync/ports.ts'
import { MemoryStorage } from '../../src/sync/storage/memory-storage.ts'
import type { Bug } from './bugs.ts'
import type { Random } from './random.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A device's disk: all tabs share it and it outlives them; it answers late and in order, and it can be wiped. */
export class SimDisk {
  #storage = new MemoryStorage()
  #isBusyUntil = 0
  wipes = 0
  readonly everQueued: string[] = []
  readonly #clock: VirtualClock
  readonly #random: Random
  readonly bug: Bug | undefined

  constructor(clock: VirtualClock, random: Random, bug: Bug | undefined) {
    this.#clock = clock
    this.#random = random
    this.bug = bug
  }

  wipe(): void {
    this.#storage = new MemoryStorage()
    this.wipes += 1
  }

  /** Returns the lists with waiting changes, for the checks: without the delay of a disk. */
  waiting(): Promise<WaitingList[]> {
    return this.#storage.waiting()
  }

  /** Runs work in order with all other work of this disk; work of a tab that has died meanwhile is dropped. */
  run<Value>(isAlive: () => boolean, work: (storage: MemoryStorage) => Promise<Value>): Promise<Value> {
    const isFree = this.#isBusyUntil < this.#clock.now
    if (isFree && this.#random.chance(0.7)) return work(this.#storage)
    this.#isBusyUntil = Math.max(this.#isBusyUntil, this.#clock.now) + this.#random.int(0, 3)
    return new Promise((resolve, reject) => {
      this.#clock.after(this.#isBusyUntil - this.#clock.now, () => {
        if (isAlive()) work(this.#storage).then(resolve, reject)
      })
    })
  }
}

/** The disk as one tab sees it. */
export class SimStorage implements DeviceStorage, Pick<DeviceLists, 'noteRefusal' | 'takeRefusals'> {
  readonly #disk: SimDisk
  readonly #isAlive: () => boolean

  constructor(disk: SimDisk, isAlive: () => boolean) {
    this.#disk = disk
    this.#isAlive = isAlive
  }

  load(token: string): Promise<StoredList | undefined> {
    return this.#disk.run(this.#isAlive, async (storage) => {
      const list = await storage.load(token)
      if (list && this.#disk.bug === 'outbox-backwards') return { ...list, outbox: list.outbox.toReversed() }
      return list
    })
  }

  keep(list: StoredList): Promise<void> {
    return this.#disk.run(this.#isAlive, (storage) => storage.keep(list))
  }

  enqueue(list: StoredList, changes: readonly Change[]): Promise<QueuedChange[]> {
    this.#disk.everQueued.push(...changes.map(({ id }) => id))
    return this.#disk.run(this.#isAlive, async (storage) =>
      this.#disk.bug === 'outbox-not-durable'
        ? changes.map((change, index) => ({ seq: index, change }))
        : storage.enqueue(list, changes),
    )
  }

  settle(listId: string, settlement: Settlement): Promise<boolean> {
    return this.#disk.run(this.#isAlive, (storage) => storage.settle(listId, this.#spoiled(settlement)))
  }

  markArrived(listId: string): Promise<void> {
    return this.#disk.run(this.#isAlive, (storage) => storage.markArrived(listId))
  }

  noteRefusal(refusal: RefusedChange): Promise<void> {
    return this.#disk.run(this.#isAlive, (storage) => storage.noteRefusal(refusal))
  }

  takeRefusals(listId: string): Promise<readonly RefusedChange[]> {
    return this.#disk.run(this.#isAlive, (storage) => storage.takeRefusals(listId))
  }

  #spoiled({ read, changeIds }: Settlement): Settlement {
    switch (this.#disk.bug) {
      case 'stored-rev-runs-ahead':
        return { read: read && { ...read, rev: read.rev + 1 }, changeIds }
      case 'settling-empties-outbox':
        return { read, changeIds: this.#disk.everQueued }
      default:
        return { read, changeIds }
    }
  }
}
