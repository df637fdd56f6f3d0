import type { Change } from '../../src/domain/item/change.ts'
import type { ChangeProblem } from '../../src/domain/item/change-problem.ts'
import type { WaitingList } from '../../src/sync/device/ports.ts'
import { sendWaiting } from '../../src/sync/lists/sender.ts'
import { Replica } from '../../src/sync/outbox/replica.ts'
import type { ListUser, SimDevice } from './sim-device.ts'
import { simPorts } from './sim-ports.ts'
import type { SimStorage } from './sim-storage.ts'
import type { SimWorld } from './sim-tab.ts'

/** As long as the service worker of a browser sends for one page. */
const patienceMs = 25_000

/** What sends of a device's lists that nobody looks at: the real sender, with simulated ports around each list. */
export class SimSender {
  readonly #world: SimWorld
  readonly #device: SimDevice
  readonly #ending = new AbortController()
  readonly #lists = new Set<QuietUser>()

  constructor(world: SimWorld, device: SimDevice) {
    this.#world = world
    this.#device = device
    device.sender?.kill()
    device.sender = this
  }

  /** Those that it has in hand. */
  get lists(): Iterable<ListUser> {
    return this.#lists
  }

  /** Sends what waits, once the disk has told what that is. */
  send(): void {
    const isAlive = () => !this.#ending.signal.aborted
    this.#device.disk
      .run(isAlive, (storage) => storage.waiting())
      .then((lists) => sendWaiting(this.#spoiled(lists), this.#open, this.#ending.signal))
      .catch((error: unknown) =>
        this.#world.journal.fault(`threw ${String(error)}`, { device: this.#device }),
      )
    this.#world.clock.after(patienceMs, () => this.#ending.abort())
  }

  /** The browser ends it, whatever it was doing. */
  kill(): void {
    for (const list of this.#lists) list.die()
    this.#lists.clear()
    this.#ending.abort()
  }

  #open = (token: string, changed: () => void) => {
    const user = new QuietUser(this.#world, this.#device, token, changed)
    this.#lists.add(user)
    if (this.#world.server.bug === 'sender-stops-too-soon') user.replica.stop()
    const close = () => {
      this.#lists.delete(user)
      user.replica.stop()
    }
    return { replica: user.replica, close }
  }

  #spoiled(lists: readonly WaitingList[]): readonly WaitingList[] {
    switch (this.#world.server.bug) {
      case 'sender-forgets-lists':
        return lists.slice(0, 1)
      case 'sender-forgets-drafts':
        return lists.filter(({ token }) => this.#world.server.lists.has(token))
      default:
        return lists
    }
  }
}

/** A list in the sender's hand. One that was closed still writes down what was answered. */
class QuietUser implements ListUser {
  readonly device: SimDevice
  readonly token: string
  readonly replica: Replica
  isAlive = true
  readonly #world: SimWorld
  readonly #storage: SimStorage

  constructor(world: SimWorld, device: SimDevice, token: string, changed: () => void) {
    this.#world = world
    this.device = device
    this.token = token
    const ports = simPorts(world, this)
    this.#storage = ports.storage
    const told = () => this.isAlive && changed()
    this.replica = new Replica(token, ports, { changed: told, refused: this.#noteRefusal })
  }

  die(): void {
    this.isAlive = false
    this.replica.stop()
    this.device.releaseLocksOf(this)
  }

  otherTabWrote(): void {
    if (this.isAlive) this.replica.peerWrote().catch(() => this.replica.look())
  }

  #noteRefusal = (change: Change, problem: ChangeProblem): void => {
    if (this.#world.server.bug === 'sender-swallows-refusals') return
    this.#world.journal.noted.add(change.id)
    void this.#storage.noteRefusal({ change, problem })
  }
}
