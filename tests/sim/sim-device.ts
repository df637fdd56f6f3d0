import type { TabLock } from '../../src/device/tabs.ts'
import type { Random } from './random.ts'
import type { SimLink } from './sim-link.ts'
import type { SimSender } from './sim-sender.ts'
import type { SimDisk } from './sim-storage.ts'
import type { SimTab } from './sim-tab.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** A user of a list's data on a device: a tab, or the sender. */
export interface ListUser {
  readonly device: SimDevice
  readonly token: string
  readonly isAlive: boolean
  /** Called when another user has written to the stored list. */
  otherTabWrote(): void
}

/** A phone or laptop: a disk, a connection, a wrong clock, and the tabs and the sender that share them. */
export class SimDevice {
  readonly number: number
  readonly link: SimLink
  readonly disk: SimDisk
  readonly tabs: SimTab[] = []
  /** Sends the outboxes of lists that are not open; undefined while the browser runs none. */
  sender: SimSender | undefined
  /** Error of this device's clock in ms: up to decades in either direction. */
  readonly clockErrorMs: number
  readonly #clock: VirtualClock
  readonly #random: Random
  readonly #idSuffix: string
  #ids = 0
  readonly #lockQueues = new Map<string, LockRequest[]>()

  constructor(number: number, clock: VirtualClock, random: Random, link: SimLink, disk: SimDisk) {
    this.number = number
    this.#clock = clock
    this.#random = random
    this.link = link
    this.disk = disk
    this.#idSuffix = number.toString(16).padStart(4, '0')
    this.clockErrorMs = random.int(-1_000_000_000, 1_000_000_000) * 1_000
  }

  get liveTabs(): SimTab[] {
    return this.tabs.filter((tab) => tab.isAlive)
  }

  /** Returns a UUID that begins with this device's wrong time, as time-ordered ids do. */
  makeId(): string {
    const time = (2_000_000_000_000 + this.#clock.now + this.clockErrorMs).toString(16).padStart(12, '0')
    const count = (this.#ids++).toString(16).padStart(8, '0')
    return `${time.slice(0, 8)}-${time.slice(8, 12)}-7000-8000-${this.#idSuffix}${count}`
  }

  ringOthers(ringer: ListUser): void {
    for (const user of [...this.liveTabs, ...(this.sender?.lists ?? [])]) {
      if (user === ringer || user.token !== ringer.token) continue
      this.#clock.after(this.#random.int(0, 3), () => user.otherTabWrote())
    }
  }

  /** Returns the lock of one list on this device; the lock of a user that dies is released. */
  lockFor(user: ListUser): TabLock {
    return (task) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          task()
            .then(resolve, reject)
            .finally(() => this.#release(user.token, request))
        }
        const request: LockRequest = { user, begin }
        const queue = this.#lockQueues.get(user.token) ?? []
        this.#lockQueues.set(user.token, [...queue, request])
        if (queue.length === 0) begin()
      })
  }

  releaseLocksOf(user: ListUser): void {
    const queue = this.#lockQueues.get(user.token) ?? []
    for (const request of queue.filter((waiting) => waiting.user === user).toReversed()) {
      this.#release(user.token, request)
    }
  }

  #release(token: string, request: LockRequest): void {
    const queue = this.#lockQueues.get(token) ?? []
    const place = queue.indexOf(request)
    if (place < 0) return
    const left = queue.toSpliced(place, 1)
    this.#lockQueues.set(token, left)
    if (place === 0) left[0]?.begin()
  }
}

interface LockRequest {
  user: ListUser
  begin: () => void
}
