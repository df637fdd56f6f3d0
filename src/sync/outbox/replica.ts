import type { Change } from '../../domain/item/change.ts'
import type { ChangeListAnswer, ListAnswer } from '../../protocol/calls.ts'
import { changesPerRequest } from '../../protocol/limits.ts'
import type { Hint, QueuedChange, ReplicaEvents, ReplicaPorts, StoredList } from '../ports.ts'
import { restMs, retryDelayMs } from '../send.ts'
import { isWaiting } from '../stored-list.ts'
import { LocalCopy } from './local-copy.ts'

const [gone, lostSince] = [404, 409]

/**
 * One open list in one tab, which synchronises the device's copy and outbox with the server.
 *
 *     Loading ──> Exchanging ──┬─ nothing to send or read ─> Idle ─────> Exchanging: change, gap, wake, other tab
 *                              ├─ no answer ───────────────> Retrying ─> Exchanging: timer, change, wake
 *                              ├─ Retry-After ─────────────> Resting ──> Exchanging: timer
 *                              └─ 404 ─────────────────────> Missing ──> Exchanging: wake
 * - A change is durable on the device before it is shown, and leaves the outbox only with the server's answer.
 * - One exchange at a time; changes are sent in the order in which they were made; a repeat is harmless because of its id.
 * - Hints only shorten the wait: after a lost, repeated or late one, the next read restores the right state.
 */
export class Replica {
  readonly #ports: ReplicaPorts
  readonly #events: ReplicaEvents
  readonly #copy: LocalCopy
  #isMissing = false
  /** False until the device's own copy is loaded; no request is sent before. */
  #isLoaded = false
  #isStopped = false
  #isExchanging = false
  /** True while the server has asked for a pause. */
  #isResting = false
  #afterMs = 0
  #mustRead: boolean
  #heardRev = 0
  #attempt = 0
  #batchLimit = changesPerRequest
  #cancelRetry: (() => void) | undefined
  #underWay: Promise<unknown> = Promise.resolve()

  /** @param first the state from which the page was rendered; later changes are read when the live channel connects */
  constructor(token: string, ports: ReplicaPorts, events: ReplicaEvents, first?: ListAnswer) {
    this.#ports = ports
    this.#events = events
    this.#mustRead = first === undefined
    this.#copy = new LocalCopy(token, ports, () => events.changed(), first)
  }

  /** The list as this tab knows it; undefined until it is known. */
  get list(): StoredList | undefined {
    return this.#copy.list
  }

  /** True if the server answered that the token opens no list. */
  get isMissing(): boolean {
    return this.#isMissing
  }

  /** Number of exchanges that failed in a row. */
  get attempt(): number {
    return this.#attempt
  }

  /** True if no change of the list waits to be sent, as far as the device knows, and all answers are stored. */
  get isAtRest(): boolean {
    return this.#isLoaded && !this.#isExchanging && !this.#hasToPush()
  }

  /** Resolves when all loading and sending that has begun has ended. A scheduled retry does not count. */
  async idle(): Promise<void> {
    let known: Promise<unknown> | undefined
    while (known !== this.#underWay) {
      known = this.#underWay
      await known
    }
  }

  /** Loads the device's copy, then synchronises it with the server. */
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

  /** Stores, shows and sends changes; those that cannot be stored are sent at once. @returns false if neither succeeded */
  async enqueue(changes: readonly Change[]): Promise<boolean> {
    const { list } = this.#copy
    if (!list) return false
    try {
      await this.#copy.enqueue(list, changes)
    } catch {
      return this.#sendUnstored(list, changes)
    }
    this.#exchangeSoon()
    return true
  }

  /** Sends changes behind those that wait; the answer is shown, though it cannot be stored. @returns true if one came */
  async #sendUnstored({ outbox, hasArrived }: StoredList, changes: readonly Change[]): Promise<boolean> {
    const all = [...outbox.map(({ change }) => change), ...changes]
    if (!hasArrived || !this.#isLoaded || this.#isMissing || all.length > changesPerRequest) return false
    const answer = await this.#ports.lock(() => this.#ports.api.push(this.#copy.rev, all))
    if (answer.kind !== 'done') return false
    await this.#acknowledge(answer.value, all).catch(() => undefined)
    this.#events.unstored?.()
    return true
  }

  /** Handles a message of the live channel. */
  hint({ items, name, ...head }: Hint): void {
    const { from, rev } = head
    this.#heardRev = Math.max(this.#heardRev, rev)
    const { list } = this.#copy
    if (list?.snapshot && items && from <= this.#copy.rev) {
      const read = { ...head, id: list.id, name: name ?? list.name, items }
      this.#goOn(this.#copy.settle({ read, changeIds: [] }))
    } else {
      this.#exchangeSoon()
    }
  }

  /** The connection or the page is back: any message may have been missed, including one of a tab that died. */
  wake(): void {
    this.#attempt = 0
    this.#mustRead = true
    this.#goOn(this.peerWrote().catch(() => this.#exchangeSoon()))
  }

  /** The page may end soon: sends the outbox without waiting for the next attempt. */
  flush(): void {
    if (this.#hasToPush()) this.#exchangeSoon()
  }

  /** Reads new changes without a hint. */
  look(): void {
    this.#mustRead = true
    this.#exchangeSoon()
  }

  /** Handles a write of another tab. A missing list is not stored again: it may have been forgotten, unless found now. */
  async peerWrote(): Promise<void> {
    const isUnknown = !this.#copy.list
    if (isUnknown || !this.#isMissing) await this.#copy.reload()
    if (isUnknown && this.#copy.list) this.#isMissing = false
    this.#exchangeSoon()
  }

  #exchangeSoon(): void {
    this.#goOn(this.#exchange())
  }

  /** Runs work in the background; failed work is retried. */
  #goOn(work: Promise<unknown>): void {
    this.#underWay = Promise.all([this.#underWay, work.catch(this.#retryLater)])
  }

  async #exchange(): Promise<void> {
    if (this.#isExchanging || !this.#isLoaded || this.#isResting) return
    this.#isExchanging = true
    this.#cancelRetry?.()
    try {
      for (; !this.#isStopped && this.#hasWork(); this.#attempt = 0)
        if (!(await this.#exchangeOnce())) return this.#retryLater()
      // Another tab may have done the work of a failed attempt.
      this.#attempt = 0
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

  /** @returns true if an answer came */
  async #exchangeOnce(): Promise<boolean> {
    const mustRead = this.#mustRead
    this.#mustRead = false
    const isAnswered = this.#hasToPush() ? await this.#ports.lock(() => this.#push()) : await this.#read()
    if (!isAnswered) this.#mustRead ||= mustRead
    return isAnswered
  }

  /** Sends the outbox. Changes that another tab has already sent are recognised by the server by their ids. */
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

  /** Reports refusals before they are settled: a repeated report is better than a lost one. */
  #acknowledge({ results, ...read }: ChangeListAnswer, changes: readonly Change[]): Promise<boolean> {
    changes.forEach((change, index) => {
      const result = results[index]
      if (result?.status === 'refused') this.#events.refused(change, result.problem)
    })
    const changeIds = changes.map(({ id }) => id)
    return this.#takeIn(read, changeIds)
  }

  /** If the list itself is the reason, a read shows it; otherwise changes are sent singly, and only the refused is dropped. */
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
    // A server that was restored may have lost the list: only that server makes it again, under the same link.
    if (answer.kind === 'refused' && list?.hasArrived && !list.isReadOnly && !this.#isMissing)
      return this.#create(list)
    this.#isMissing = answer.kind === 'refused'
    if (answer.kind !== 'done') return true
    const { wasDue } = answer.value
    if (wasDue) this.#events.wasDue?.(wasDue)
    return this.#takeIn(answer.value, [])
  }

  /** Sends recalls of all that this device knows and the server has lost before it adopts the server's state. */
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
