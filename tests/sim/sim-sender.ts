import type { Change } from '../../src/domain/item/change.ts'
import type { ChangeProblem } from '../../src/domain/item/change-problem.ts'
import { Replica } from '../../src/sync/outbox/replica.ts'
import type { WaitingList } from '../../src/sync/ports.ts'
import { sendWaiting } from '../../src/sync/sender.ts'
import type { ListUser, SimDevice } from './sim-device.ts'
import { simPorts } from './sim-ports.ts'
import type { SimStorage } from './sim-storage.ts'
import type { SimWorld } from './sim-tab.ts'

/** Time limit of a browser's service worker for one page. */
const patienceMs = 25_000

/** Sends the outboxes of a device's lists that are not open: the real sender, with simulated ports for each list. */
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

  /** The lists that the sender has open. */
  get lists(): Iterable<ListUser> {
    return this.#lists
  }

  /** Reads from the disk which lists have changes to send, and sends them. */
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

  /** Ends the sender at any point, as a browser may. */
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

/** A list that the sender has open. After it is closed, it still stores the answers that arrive. */
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
