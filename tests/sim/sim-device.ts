import type { TabLock } from '../../src/sync/ports.ts'
import type { Random } from './random.ts'
import type { SimLink } from './sim-link.ts'
import type { SimDisk } from './sim-storage.ts'
import type { SimTab } from './sim-tab.ts'
import type { VirtualClock } from './virtual-clock.ts'

/** One phone or laptop: a disk, a connection, a wrong clock, and the tabs that share them. */
export class SimDevice {
  readonly number: number
  readonly link: SimLink
  readonly disk: SimDisk
  readonly tabs: SimTab[] = []
  /** How far this device's clock is off, in ms: up to decades either way. */
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

  /** A UUID that carries this device's wrong time in front, as time-ordered ids do. */
  makeId(): string {
    const time = (2_000_000_000_000 + this.#clock.now + this.clockErrorMs).toString(16).padStart(12, '0')
    const count = (this.#ids++).toString(16).padStart(8, '0')
    return `${time.slice(0, 8)}-${time.slice(8, 12)}-7000-8000-${this.#idSuffix}${count}`
  }

  ringOthers(ringer: SimTab): void {
    for (const tab of this.liveTabs) {
      if (tab === ringer || tab.token !== ringer.token) continue
      this.#clock.after(this.#random.int(0, 3), () => tab.hearBell())
    }
  }

  /** The lock of one list on this device; a tab that dies lets go of it. */
  lockFor(tab: SimTab): TabLock {
    return (task) =>
      new Promise((resolve, reject) => {
        const begin = () => {
          task()
            .then(resolve, reject)
            .finally(() => this.#release(tab.token, request))
        }
        const request: LockRequest = { tab, begin }
        const queue = this.#lockQueues.get(tab.token) ?? []
        this.#lockQueues.set(tab.token, [...queue, request])
        if (queue.length === 0) begin()
      })
  }

  releaseLocksOf(tab: SimTab): void {
    const queue = this.#lockQueues.get(tab.token) ?? []
    for (const request of queue.filter((waiting) => waiting.tab === tab).toReversed()) {
      this.#release(tab.token, request)
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
  tab: SimTab
  begin: () => void
}
