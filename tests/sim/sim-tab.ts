import type { Change } from '../../src/domain/item/change.ts'
import type { Item } from '../../src/domain/item/item.ts'
import { isLost } from '../../src/domain/item/lost.ts'
import { foldChanges, foldName, foldOptions } from '../../src/domain/item/snapshot.ts'
import { refusalTeller } from '../../src/sync/open-list.ts'
import { Replica } from '../../src/sync/outbox/replica.ts'
import type { Hint, StoredList } from '../../src/sync/ports.ts'
import type { Journal } from './promises.ts'
import type { Random } from './random.ts'
import type { ListUser, SimDevice } from './sim-device.ts'
import { simPorts } from './sim-ports.ts'
import type { SimServer } from './sim-server.ts'
import { SimStorage } from './sim-storage.ts'
import type { VirtualClock } from './virtual-clock.ts'

const heartbeatMs = 15_000

export interface SimWorld {
  clock: VirtualClock
  random: Random
  server: SimServer
  journal: Journal
}

/** One open list in one tab: the real replica, with simulated ports. */
export class SimTab implements ListUser {
  readonly device: SimDevice
  readonly token: string
  readonly replica: Replica
  isAlive = true
  /** Changes that this tab reported as stored, in order, with the number of wipes of the disk until then. */
  readonly own: { change: Change; wipes: number }[] = []
  readonly #world: SimWorld
  #shownRev = 0
  #closeStream: (() => void) | undefined

  constructor(world: SimWorld, device: SimDevice, token: string) {
    this.#world = world
    this.device = device
    this.token = token
    const { server, journal } = world
    const ports = simPorts(world, this)
    const refused = (change: Change) => {
      if (server.bug !== 'refusal-swallowed') journal.refuse(change, this)
    }
    const tellRefusals = refusalTeller(ports.storage, ({ change }) => refused(change))
    const changed = () => {
      tellRefusals(this.replica.list)
      this.#lookAtRev()
    }
    this.replica = new Replica(token, ports, { changed, refused })
    device.tabs.push(this)
  }

  /** Opens the list. @param draft a list that this device has just made, which is stored first */
  open(draft?: StoredList): void {
    const kept = draft ? this.#keep(draft) : Promise.resolve()
    kept.then(() => this.replica.start()).catch(this.#crash)
    this.#connect()
  }

  kill(): void {
    this.isAlive = false
    this.replica.stop()
    this.#closeStream?.()
    this.device.releaseLocksOf(this)
  }

  otherTabWrote(): void {
    if (this.isAlive) this.replica.peerWrote().catch(this.#crash)
  }

  get rev(): number {
    return this.replica.list?.snapshot?.head.rev ?? 0
  }

  /** Name of the list on this tab's screen. */
  get name(): string {
    const { name, outbox } = this.replica.list ?? { name: '', outbox: [] }
    return foldName(
      name,
      outbox.map(({ change }) => change),
    )
  }

  /** Options of the list on this tab. */
  get options(): ReadonlyMap<string, string> {
    const { snapshot, outbox } = this.replica.list ?? { outbox: [] }
    return foldOptions(
      snapshot?.head.options,
      outbox.map(({ change }) => change),
    )
  }

  /** Items on the screen, without deleted ones. */
  get view(): Map<string, Item> {
    const { snapshot, outbox } = this.replica.list ?? { outbox: [] }
    const all = foldChanges(
      snapshot?.items ?? new Map(),
      outbox.map(({ change }) => change),
    )
    return new Map([...all].filter(([, item]) => !item.deleted))
  }

  /** Makes changes as a person does; the journal records them once the tab reports them as stored. */
  act(changes: readonly Change[]): void {
    const wipes = this.device.disk.wipes
    this.replica
      .enqueue(changes)
      .then((isKept) => {
        if (!isKept || !this.isAlive) return
        this.own.push(...changes.map((change) => ({ change, wipes })))
        this.#world.journal.kept(changes, this, wipes)
      })
      .catch(this.#crash)
  }

  async #keep(draft: StoredList): Promise<void> {
    const { wipes } = this.device.disk
    await new SimStorage(this.device.disk, () => this.isAlive).keep(draft)
    this.#world.journal.drafts.set(this.token, { tab: this, wipes })
  }

  #connect = (): void => {
    if (!this.isAlive) return
    const { server } = this.#world
    this.device.link
      .request(() => server.lists.get(this.token))
      .then((answer) => {
        if (!this.isAlive) return
        if (answer.kind === 'done') this.#listen()
        else this.#connectLater()
      })
      .catch(this.#crash)
  }

  #connectLater(): void {
    this.#world.clock.after(this.#world.random.int(200, 2_000), this.#connect)
  }

  #listen(): void {
    const list = this.#world.server.lists.get(this.token)
    const { link } = this.device
    const hear = (hint: Hint) =>
      link.deliverMessage(() => this.isAlive && this.replica.hint(this.#spoiled(hint)))
    const close = () => {
      list?.listeners.delete(hear)
      forget()
      stopHeartbeat()
    }
    const forget = link.onCut(() => {
      close()
      this.#connectLater()
    })
    const stopHeartbeat = this.#heartbeat(() => {
      close()
      this.#connectLater()
    })
    list?.listeners.add(hear)
    this.#closeStream = close
    if (this.#world.server.bug !== 'reconnects-without-reading') this.replica.wake()
  }

  /** Checks every 15 s that the stream is still open. */
  #heartbeat(lost: () => void): () => void {
    let cancel = () => {}
    const beat = () => {
      this.device.link
        .request(() => ({}))
        .then((answer) => {
          if (answer.kind === 'done') cancel = this.#world.clock.after(heartbeatMs, beat)
          else if (this.isAlive) lost()
        })
        .catch(this.#crash)
    }
    cancel = this.#world.clock.after(heartbeatMs, beat)
    return () => cancel()
  }

  #spoiled(hint: Hint): Hint {
    switch (this.#world.server.bug) {
      case 'hint-gap-ignored':
        return { ...hint, from: Math.min(hint.from, this.rev) }
      case 'hint-order-ignored':
        return { ...hint, from: Math.min(hint.from, this.rev), rev: Math.max(hint.rev, this.rev + 1) }
      default:
        return hint
    }
  }

  #lookAtRev(): void {
    if (this.rev < this.#shownRev && !this.#mayGoBack())
      this.#world.journal.fault('shown rev went back', this)
    this.#shownRev = this.rev
  }

  /**
   * True if the revision may decrease: the server has lost it, and brings back what another tab knows; or the disk was
   * wiped, and another tab brings back its knowledge from before a restore.
   */
  #mayGoBack(): boolean {
    const { lists, vanished } = this.#world.server
    const list = lists.get(this.token) ?? vanished.get(this.token)
    return this.device.disk.wipes > 0 || isLost(this.rev, list?.everLost)
  }

  #crash = (error: unknown): void => {
    if (this.isAlive) this.#world.journal.fault(`threw ${String(error)}`, this)
  }
}
