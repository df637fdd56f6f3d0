import type { ChangeResult } from '../domain/accept.ts'
import type { Change, ChangeProblem } from '../domain/change.ts'
import type { Delta, Item } from '../domain/item.ts'
import type {
  Answer,
  Clock,
  DeviceStorage,
  ListApi,
  ListRead,
  QueuedChange,
  Settlement,
  StoredList,
  TabBell,
  TabLock,
} from './ports.ts'
import { retryDelayMs } from './retry.ts'
import { adopted, arrivedList, queued, settled } from './stored-list.ts'

export interface ReplicaPorts {
  api: ListApi
  storage: DeviceStorage
  bell: TabBell
  lock: TabLock
  clock: Clock
}

export interface ReplicaEvents {
  /** Something a person could see is different. */
  changed(): void
  /** The server refused this change for good; it is no longer part of the view. */
  refused(change: Change, problem: ChangeProblem): void
}

/** What the live channel says: a delta, or only that there is one to read. */
export type Hint = Pick<Delta, 'from' | 'rev'> & { items?: Item[] | undefined }

const largestBatch = 100

/**
 * One open list in one tab: what the server said, what waits to be said, and the exchanges that bring both together.
 *
 * - A change is durable on the device before it is shown, and leaves the queue only with the server's answer.
 * - One exchange at a time; changes go in the order they were made; a repeat is harmless by its id.
 * - Hints only shorten the wait: whatever is lost, doubled or late, a read after it sets things right.
 */
export class Replica {
  readonly #token: string
  readonly #ports: ReplicaPorts
  readonly #events: ReplicaEvents
  #list: StoredList | undefined
  #isMissing = false
  /** Nothing is asked of the server before the device's own copy is known. */
  #isLoaded = false
  #isStopped = false
  #isExchanging = false
  #mustRead = true
  #heardRev = 0
  #attempt = 0
  #batchLimit = largestBatch
  #cancelRetry: (() => void) | undefined
  /** Raised when a write to the device begins and when it ends: tells a load that it may have read too early. */
  #writes = 0

  constructor(token: string, ports: ReplicaPorts, events: ReplicaEvents, first?: ListRead) {
    this.#token = token
    this.#ports = ports
    this.#events = events
    if (first) this.#list = arrivedList(token, first)
  }

  /** The list as this tab knows it; undefined until anything is known. */
  get list(): StoredList | undefined {
    return this.#list
  }

  /** The server says that the token opens no list. */
  get isMissing(): boolean {
    return this.#isMissing
  }

  /** Exchanges that failed in a row; 0 while all is well. */
  get attempt(): number {
    return this.#attempt
  }

  /** Takes up what the device kept, then brings it and the server together. */
  async start(): Promise<void> {
    if (this.#isStopped) return
    await this.#reload()
    this.#isLoaded = true
    this.#events.changed()
    await this.#exchange()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelRetry?.()
  }

  /**
   * Makes changes durable, shows them and sends them.
   * @returns false when the device could not keep them: nothing has happened then
   */
  async enqueue(changes: readonly Change[]): Promise<boolean> {
    const list = this.#list
    if (!list) return false
    const more = await this.#write(() => this.#ports.storage.enqueue(list, changes)).catch(() => undefined)
    if (!more) return false
    this.#show(queued(this.#list ?? list, more))
    this.#ports.bell.ring()
    this.#exchangeSoon()
    return true
  }

  /** What the live channel said. */
  hint(hint: Hint): void {
    this.#heardRev = Math.max(this.#heardRev, hint.rev)
    const list = this.#list
    if (list?.snapshot && hint.items && hint.from <= list.snapshot.head.rev) {
      const { id, name } = list
      const read = { id, name, from: hint.from, rev: hint.rev, items: hint.items }
      this.#settle({ read, changeIds: [] }).catch(this.#retryLater)
    } else {
      this.#exchangeSoon()
    }
  }

  /** The connection or the page came back: anything may have been missed. */
  wake(): void {
    this.#mustRead = true
    this.#attempt = 0
    this.#exchangeSoon()
  }

  /** Another tab of this device wrote to the stored list. */
  async peerWrote(): Promise<void> {
    await this.#reload()
    this.#events.changed()
    this.#exchangeSoon()
  }

  #exchangeSoon(): void {
    this.#exchange().catch(this.#retryLater)
  }

  async #exchange(): Promise<void> {
    if (this.#isExchanging || !this.#isLoaded) return
    this.#isExchanging = true
    this.#cancelRetry?.()
    try {
      while (!this.#isStopped && this.#hasWork()) {
        if (!(await this.#exchangeOnce())) return this.#retryLater()
        this.#attempt = 0
      }
    } finally {
      this.#isExchanging = false
    }
    this.#events.changed()
  }

  #hasWork(): boolean {
    if (this.#mustRead) return true
    if (this.#isMissing || !this.#list) return false
    return this.#hasToPush(this.#list) || this.#heardRev > this.#rev
  }

  #hasToPush(list: StoredList): boolean {
    return !list.hasArrived || list.outbox.length > 0
  }

  get #rev(): number {
    return this.#list?.snapshot?.head.rev ?? 0
  }

  /** @returns whether an answer came */
  async #exchangeOnce(): Promise<boolean> {
    const isPush = this.#list !== undefined && this.#hasToPush(this.#list) && !this.#isMissing
    const mustRead = this.#mustRead
    this.#mustRead = false
    const isAnswered = isPush ? await this.#ports.lock(() => this.#push()) : await this.#read()
    if (!isAnswered) this.#mustRead ||= mustRead
    return isAnswered
  }

  async #push(): Promise<boolean> {
    await this.#reload()
    const list = this.#list
    if (!list || this.#isStopped) return true
    if (!list.hasArrived) return this.#create(list)
    const batch = list.outbox.slice(0, this.#batchLimit)
    if (batch.length === 0) return this.#read()
    const answer = await this.#ports.api.push(
      this.#rev,
      batch.map(({ change }) => change),
    )
    if (answer.kind === 'retry') return false
    if (answer.kind === 'refused') await this.#refuseBatch(answer.status, batch)
    else await this.#acknowledge(answer.value, answer.value.results, batch)
    return true
  }

  /** Refusals are told before they are settled: rather twice than never. */
  async #acknowledge(
    read: ListRead,
    results: readonly ChangeResult[],
    batch: readonly QueuedChange[],
  ): Promise<void> {
    this.#isMissing = false
    this.#batchLimit = largestBatch
    batch.forEach(({ change }, index) => {
      const result = results[index]
      if (result?.status === 'refused') this.#events.refused(change, result.problem)
    })
    await this.#settle({ read, changeIds: batch.map(({ change }) => change.id) })
  }

  /** A whole request was refused: find the culprit by sending one at a time, and let only that one go. */
  async #refuseBatch(status: number, batch: readonly QueuedChange[]): Promise<void> {
    const [culprit] = batch
    if (status === 404) {
      this.#isMissing = true
    } else if (batch.length > 1) {
      this.#batchLimit = 1
    } else if (culprit) {
      this.#events.refused(culprit.change, 'malformed')
      await this.#settle({ read: undefined, changeIds: [culprit.change.id] })
    }
  }

  async #create(list: StoredList): Promise<boolean> {
    const answer = await this.#ports.api.create({ id: list.id, name: list.name })
    if (answer.kind === 'retry') return false
    if (answer.kind === 'refused') {
      this.#isMissing = true
      return true
    }
    this.#heardRev = Math.max(this.#heardRev, answer.value.rev)
    await this.#write(() => {
      this.#show({ ...(this.#list ?? list), hasArrived: true })
      return this.#ports.storage.markArrived(list.id)
    })
    this.#ports.bell.ring()
    return true
  }

  async #read(): Promise<boolean> {
    const answer: Answer<ListRead> = await this.#ports.api.read(this.#rev)
    if (answer.kind === 'retry') return false
    this.#isMissing = answer.kind === 'refused'
    if (answer.kind === 'done') await this.#settle({ read: answer.value, changeIds: [] })
    return true
  }

  /** Takes in what the server said and lets go of what it has answered: at once here, then on the device. */
  async #settle(settlement: Settlement): Promise<void> {
    const known = this.#list
    if (!known) return this.#begin(settlement)
    const list = settled(known, settlement)
    const hasNews = list.snapshot !== known.snapshot || settlement.changeIds.length > 0
    if (!hasNews) return
    await this.#write(async () => {
      this.#show(list)
      const { storage } = this.#ports
      if (await storage.settle(list.id, settlement)) return
      await storage.keep(list)
      await storage.settle(list.id, settlement)
    })
    if (settlement.changeIds.length > 0) this.#ports.bell.ring()
  }

  /** The first the device hears of the list. */
  async #begin({ read }: Settlement): Promise<void> {
    if (!read) return
    const list = arrivedList(this.#token, read)
    await this.#write(() => {
      this.#show(list)
      return this.#ports.storage.keep(list)
    })
  }

  /** Reads the device's copy again until no write of this tab overlapped the reading. */
  async #reload(): Promise<void> {
    for (;;) {
      const writesBefore = this.#writes
      const stored = await this.#ports.storage.load(this.#token)
      if (writesBefore !== this.#writes) continue
      if (stored) this.#list = adopted(this.#list, stored)
      else if (this.#list) await this.#ports.storage.keep(this.#list)
      return
    }
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
    this.#events.changed()
  }

  #retryLater = (): void => {
    if (this.#isStopped) return
    const delayMs = retryDelayMs(this.#attempt, this.#ports.clock.random())
    this.#attempt += 1
    this.#cancelRetry?.()
    this.#cancelRetry = this.#ports.clock.after(delayMs, () => this.#exchangeSoon())
    this.#events.changed()
  }
}
