import type { Change } from '../../domain/item/change.ts'
import type { ChangeListAnswer, ListAnswer } from '../../protocol/calls.ts'
import { changesPerRequest } from '../../protocol/limits.ts'
import type { QueuedChange, StoredList } from '../device/ports.ts'
import { restMs, retryDelayMs } from '../device/retry.ts'
import { isWaiting } from '../storage/stored-list.ts'
import { LocalCopy } from './local-copy.ts'
import type { Hint, ReplicaEvents, ReplicaPorts } from './replica-ports.ts'

const [gone, lostSince] = [404, 409]

/**
 * One open list in one tab: brings what the server says and what waits on the device together.
 *
 * - A change is durable on the device before it is shown, and leaves the queue only with the server's answer.
 * - One exchange at a time; changes go in the order they were made; a repeat is harmless by its id.
 * - Hints only shorten the wait: whatever is lost, doubled or late, a read after it sets things right.
 */
export class Replica {
  readonly #ports: ReplicaPorts
  readonly #events: ReplicaEvents
  readonly #copy: LocalCopy
  #isMissing = false
  /** Nothing is asked of the server before the device's own copy is known. */
  #isLoaded = false
  #isStopped = false
  #isExchanging = false
  /** The server asked to be left alone for a while. */
  #isResting = false
  #afterMs = 0
  #mustRead: boolean
  #heardRev = 0
  #attempt = 0
  #batchLimit = changesPerRequest
  #cancelRetry: (() => void) | undefined
  #underWay: Promise<unknown> = Promise.resolve()

  /** @param first what the page was rendered from; the live channel's connection reads what came after it */
  constructor(token: string, ports: ReplicaPorts, events: ReplicaEvents, first?: ListAnswer) {
    this.#ports = ports
    this.#events = events
    this.#mustRead = first === undefined
    this.#copy = new LocalCopy(token, ports, () => events.changed(), first)
  }

  /** The list as this tab knows it; undefined until anything is known. */
  get list(): StoredList | undefined {
    return this.#copy.list
  }

  /** The server says that the token opens no list. */
  get isMissing(): boolean {
    return this.#isMissing
  }

  /** Exchanges that failed in a row; 0 while all is well. */
  get attempt(): number {
    return this.#attempt
  }

  /** Nothing of the list waits to be sent, as far as the device knows, and what was answered is written down. */
  get isAtRest(): boolean {
    return this.#isLoaded && !this.#isExchanging && !this.#hasToPush()
  }

  /** Nothing that it began by itself goes on any more. An attempt that waits for its time is not under way. */
  async idle(): Promise<void> {
    let known: Promise<unknown> | undefined
    while (known !== this.#underWay) {
      known = this.#underWay
      await known
    }
  }

  /** Takes up what the device kept, then brings it and the server together. */
  async start(): Promise<void> {
    if (this.#isStopped) return
    await this.#copy.reload()
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
    const { list } = this.#copy
    if (!list) return false
    const isKept = await this.#copy.enqueue(list, changes).then(
      () => true,
      () => false,
    )
    if (isKept) this.#exchangeSoon()
    return isKept
  }

  /** What the live channel said. */
  hint({ items, name, ...told }: Hint): void {
    const { from, rev } = told
    this.#heardRev = Math.max(this.#heardRev, rev)
    const { list } = this.#copy
    if (list?.snapshot && items && from <= this.#copy.rev) {
      const read = { ...told, id: list.id, name: name ?? list.name, items }
      this.#goOn(this.#copy.settle({ read, changeIds: [] }))
    } else {
      this.#exchangeSoon()
    }
  }

  /** The connection or the page came back: anything may have been missed, what a tab that died did not announce too. */
  wake(): void {
    this.#attempt = 0
    this.#mustRead = true
    this.#goOn(this.peerWrote().catch(() => this.#exchangeSoon()))
  }

  /** The page may not live much longer: what waits is sent without waiting for the next attempt. */
  flush(): void {
    if (this.#hasToPush()) this.#exchangeSoon()
  }

  /** Reads what is new, without a hint that anything is. */
  look(): void {
    this.#mustRead = true
    this.#exchangeSoon()
  }

  /**
   * Another tab of this device wrote to the stored list. What is missing is not kept anew: it may have been forgotten. What
   * this tab never knew, and finds on the device now, is not missing any more.
   */
  async peerWrote(): Promise<void> {
    const isUnknown = !this.#copy.list
    if (isUnknown || !this.#isMissing) await this.#copy.reload()
    if (isUnknown && this.#copy.list) this.#isMissing = false
    this.#exchangeSoon()
  }

  #exchangeSoon(): void {
    this.#goOn(this.#exchange())
  }

  /** Lets something take its time; what fails is tried again. */
  #goOn(work: Promise<unknown>): void {
    this.#underWay = Promise.all([this.#underWay, work.catch(this.#retryLater)])
  }

  async #exchange(): Promise<void> {
    if (this.#isExchanging || !this.#isLoaded || this.#isResting) return
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
    return this.#mustRead || this.#hasToPush() || (!this.#isMissing && this.#heardRev > this.#copy.rev)
  }

  #hasToPush(): boolean {
    const { list } = this.#copy
    return !this.#isMissing && list !== undefined && isWaiting(list)
  }

  /** @returns whether an answer came */
  async #exchangeOnce(): Promise<boolean> {
    const mustRead = this.#mustRead
    this.#mustRead = false
    const isAnswered = this.#hasToPush() ? await this.#ports.lock(() => this.#push()) : await this.#read()
    if (!isAnswered) this.#mustRead ||= mustRead
    return isAnswered
  }

  /** Sends what waits. What another tab has sent without this one having heard of it is known to the server by its id. */
  async #push(): Promise<boolean> {
    const { list, rev } = this.#copy
    if (!list || this.#isStopped) return true
    if (!list.hasArrived) return this.#create(list)
    if (list.outbox.length === 1) this.#batchLimit = changesPerRequest
    const batch = list.outbox.slice(0, this.#batchLimit)
    if (batch.length === 0) return this.#read()
    const changes = batch.map(({ change }) => change)
    const answer = await this.#ports.api.push(rev, changes)
    if (answer.kind === 'retry') return this.#unanswered(answer)
    if (answer.kind === 'refused') return this.#refuseBatch(answer.status, batch)
    return this.#acknowledge(answer.value, changes)
  }

  /** Refusals are told before they are settled: rather twice than never. */
  #acknowledge({ results, ...read }: ChangeListAnswer, changes: readonly Change[]): Promise<boolean> {
    changes.forEach((change, index) => {
      const result = results[index]
      if (result?.status === 'refused') this.#events.refused(change, result.problem)
    })
    const changeIds = changes.map(({ id }) => id)
    return this.#takeIn(read, changeIds)
  }

  /**
   * A whole request was refused. The list itself may be the reason: then reading tells more. Otherwise find the culprit by
   * sending one at a time, and let only that one go.
   */
  async #refuseBatch(status: number, batch: readonly QueuedChange[]): Promise<boolean> {
    const [culprit] = batch
    if (status === lostSince) return this.#read()
    if (status === gone) {
      await this.#read()
      return this.#isMissing
    }
    if (batch.length > 1) {
      this.#batchLimit = 1
    } else if (culprit) {
      this.#events.refused(culprit.change, 'malformed')
      await this.#copy.settle({ read: undefined, changeIds: [culprit.change.id] })
    }
    return true
  }

  /** Makes the list on a server that does not have it: not yet, or not any more. */
  async #create(list: StoredList): Promise<boolean> {
    const { id, name } = list
    const answer = await this.#ports.api.create({ id, name, rev: this.#copy.rev })
    if (answer.kind === 'retry') return this.#unanswered(answer)
    this.#isMissing = answer.kind === 'refused'
    if (answer.kind === 'done') {
      this.#heardRev = Math.max(this.#heardRev, answer.value.rev)
      await this.#copy.markArrived(list)
    }
    return true
  }

  async #read(): Promise<boolean> {
    const { list, rev } = this.#copy
    const answer = await this.#ports.api.read(rev)
    if (answer.kind === 'retry') return this.#unanswered(answer)
    // A server that was restored may have lost it: only that server makes it again, under the same link.
    if (answer.kind === 'refused' && list?.hasArrived && !list.isReadOnly && !this.#isMissing)
      return this.#create(list)
    this.#isMissing = answer.kind === 'refused'
    if (answer.kind !== 'done') return true
    const { wasDue } = answer.value
    if (wasDue) this.#events.wasDue?.(wasDue)
    return this.#takeIn(answer.value, [])
  }

  /** What this device knows and the server has lost is brought back before the server's word counts. */
  async #takeIn(read: ListAnswer, changeIds: readonly string[]): Promise<boolean> {
    const { rev } = this.#copy
    const recalls = await this.#copy.recallsFor(read)
    let latest = read
    for (let start = 0; start < recalls.length; start += changesPerRequest) {
      const answer = await this.#ports.api.push(rev, recalls.slice(start, start + changesPerRequest))
      if (answer.kind === 'retry') return this.#unanswered(answer)
      if (answer.kind === 'done') latest = { ...answer.value, lost: read.lost }
    }
    await this.#copy.settle({ read: latest, changeIds })
    return true
  }

  #unanswered({ afterMs = 0 }: { afterMs?: number }): false {
    this.#afterMs = afterMs
    return false
  }

  #retryLater = (): void => {
    if (this.#isStopped || this.#isResting) return
    const { clock } = this.#ports
    const random = clock.random()
    this.#isResting = this.#afterMs > 0
    const delayMs = this.#isResting ? restMs(this.#afterMs, random) : retryDelayMs(this.#attempt, random)
    this.#afterMs = 0
    this.#attempt += 1
    this.#cancelRetry?.()
    this.#cancelRetry = clock.after(delayMs, () => {
      this.#isResting = false
      this.#exchangeSoon()
    })
    this.#events.changed()
  }
}
