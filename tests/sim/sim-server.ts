import { acceptChanges, type ChangeResult, type ListTransaction } from '../../src/domain/item/accept.ts'
import type { Change } from '../../src/domain/item/change.ts'
import type { Item, ListHead } from '../../src/domain/item/item.ts'
import { isRecall } from '../../src/domain/item/kinds.ts'
import { type Gap, isLost } from '../../src/domain/item/lost.ts'
import type { StampedItem } from '../../src/domain/item/recall.ts'
import type { ListOptions } from '../../src/domain/list/options.ts'
import type { ChangeListAnswer, ListAnswer, Sent } from '../../src/protocol/calls.ts'
import type { Hint } from '../../src/sync/ports.ts'
import type { Bug } from './bugs.ts'

const longestHintItems = 20
/** Greater than the number of revisions that a list may have gained since the copy was made. */
const farAbove = 100_000
const conflict = 409

type ServerCopy = ReadonlyMap<string, ListCopy>

/** A model of PocketBase with the project's hooks: it accepts changes by the same rules, with maps instead of SQLite. */
export class SimServer {
  readonly lists = new Map<string, SimList>()
  /** Lists that a restore removed from the server. */
  readonly vanished = new Map<string, SimList>()
  readonly bug: Bug | undefined
  isUp = true
  #copy: ServerCopy = new Map()
  #began = 0

  constructor(bug?: Bug) {
    this.bug = bug
  }

  create(token: string, { id, name, rev }: ListHead): ListHead | undefined {
    const known = this.lists.get(token)
    if (known) return known.id === id ? known.head : undefined
    const vanished = this.vanished.get(token)
    if (rev > 0 && (rev >= this.#began || this.bug === 'lost-list-stays-lost')) return undefined
    const list = vanished ?? new SimList(id, name, this.bug)
    list.begin({ ...emptyCopy, name, namedAt: rev }, this.#began)
    this.vanished.delete(token)
    this.lists.set(token, list)
    return list.head
  }

  read(token: string, since: number): ListAnswer | undefined {
    return this.lists.get(token)?.read(since)
  }

  push(token: string, since: number, changes: readonly unknown[]): ChangeListAnswer | number | undefined {
    const list = this.lists.get(token)
    if (!list) return undefined
    const mustRecall = isLost(since, list.lost) && !changes.every(isRecall)
    if (mustRecall && this.bug !== 'wishes-before-recalls') return conflict
    const results = list.accept(changes)
    const read = list.read(since)
    return { ...read, results, items: this.bug === 'other-list-leaks' ? this.#everything() : read.items }
  }

  /** Keeps a copy for a later restore. */
  keepCopy(): void {
    this.#copy = new Map([...this.lists].map(([token, list]) => [token, list.copy()]))
  }

  /** Restores the latest copy. */
  restore(): void {
    this.#began += farAbove
    for (const [token, list] of [...this.lists]) {
      const copy = this.#copy.get(token)
      list.begin(copy ?? emptyCopy, this.#began)
      list.timesLost += 1
      if (copy) continue
      this.lists.delete(token)
      this.vanished.set(token, list)
    }
  }

  #everything(): Item[] {
    return [...this.lists.values()].flatMap((list) => [...list.items.values()])
  }
}

/** Data of a list in a copy of the server. */
interface ListCopy {
  name: string
  namedAt: number
  options: ListOptions
  optionsRev: number
  rev: number
  lost: readonly Gap[]
  items: ReadonlyMap<string, StampedItem>
  acceptedAt: ReadonlyMap<string, number>
}

const emptyCopy: ListCopy = {
  name: '',
  namedAt: 0,
  options: [],
  optionsRev: 0,
  rev: 0,
  lost: [],
  items: new Map(),
  acceptedAt: new Map(),
}

/** The server's data of one list, and its whole history: each version of an item, each accepted change. */
export class SimList {
  readonly id: string
  name: string
  namedAt = 0
  options: ListOptions = []
  optionsRev = 0
  readonly bug: Bug | undefined
  items = new Map<string, StampedItem>()
  readonly versions = new Map<string, StampedItem[]>()
  /** Accepted changes in order, including changes that a restore lost. */
  readonly log: Change[] = []
  acceptedAt = new Map<string, number>()
  /** Revisions at which a change was accepted: several if a restore has lost it. */
  readonly everAcceptedAt = new Map<string, number[]>()
  readonly listeners = new Set<(hint: Hint) => void>()
  lost: readonly Gap[] = []
  /** The gaps, including those that a later restore has lost itself. */
  everLost: readonly Gap[] = []
  /** Number of times the list was restored from an older copy. */
  timesLost = 0
  rev = 0

  constructor(id: string, name: string, bug: Bug | undefined) {
    this.id = id
    this.name = name
    this.bug = bug
  }

  get head(): ListHead {
    return { id: this.id, name: this.name, rev: this.rev }
  }

  copy(): ListCopy {
    const { name, namedAt, options, optionsRev, rev, lost, items, acceptedAt } = this
    return {
      name,
      namedAt,
      options,
      optionsRev,
      rev,
      lost,
      items: new Map(items),
      acceptedAt: new Map(acceptedAt),
    }
  }

  /** @param began first revision after the latest restore; 0 without one */
  begin(copy: ListCopy, began: number): void {
    this.name = copy.name
    this.namedAt = copy.namedAt
    this.options = copy.options
    this.optionsRev = copy.optionsRev
    this.items = new Map(copy.items)
    this.acceptedAt = new Map(copy.acceptedAt)
    const isNoticed = began > 0 && this.bug !== 'restore-unnoticed'
    this.lost = isNoticed ? [...copy.lost, [copy.rev, began]] : copy.lost
    this.everLost = [...this.everLost, ...this.lost]
    this.rev = isNoticed ? began : copy.rev
  }

  read(since: number): ListAnswer {
    const from = since > this.rev || since < this.#began ? 0 : since
    const items = [...this.items.values()]
      .filter((item) => item.rev > from && !this.#isLeftOut(item, from))
      .map(({ stamps: _, ...item }): Item => item)
    const rev = this.bug === 'rev-runs-ahead' && items.length > 1 ? this.rev + 1 : this.rev
    return {
      id: this.id,
      name: this.name,
      options: this.#optionsSince(from),
      from,
      rev,
      items,
      lost: this.lost,
    }
  }

  get #began(): number {
    return this.lost.at(-1)?.[1] ?? 0
  }

  #optionsSince(from: number): ListOptions | undefined {
    return this.optionsRev > from && this.bug !== 'options-untold' ? this.options : undefined
  }

  #isLeftOut(item: Item, from: number): boolean {
    return item.deleted && from > 0 && this.bug === 'delta-without-tombstones'
  }

  accept(values: readonly unknown[]): ChangeResult[] {
    const { rev: from, name, options } = this
    const before = new Map(this.items)
    const given = this.bug === 'tick-negates' ? values.map((value) => this.#negated(value as Change)) : values
    const { rev, results } = acceptChanges(this.#ledger(values), this.rev, given)
    if (this.options !== options) this.optionsRev = rev
    this.rev = this.bug === 'rev-stays' && rev - from === 1 ? from : rev
    if (this.rev > from) this.#tell(from, name)
    if (this.bug === 'commit-after-answer' && this.log.length % 7 === 6) this.#rollBack(before)
    return this.bug === 'refusal-said-done' ? results.map(({ id }) => ({ id, status: 'done' })) : results
  }

  #ledger(values: readonly unknown[]): ListTransaction {
    const byId = new Map((values as Sent[]).map((change) => [change.id, change]))
    return {
      listId: this.id,
      lost: this.lost,
      hasAccepted: (id) => this.acceptedAt.has(id) && this.bug !== 'forgets-change-ids',
      find: (id) => this.#find(id),
      liveCount: () => [...this.items.values()].filter(({ deleted }) => !deleted).length,
      insert: (item) => this.#store(item),
      update: (item) => this.#store(this.#spoiled(item)),
      name: () => this.name,
      namedAt: () => (this.bug === 'recalls-in-order-of-arrival' ? 0 : this.namedAt),
      rename: (name, rev) => {
        this.name = name
        this.namedAt = rev
      },
      options: () => this.options,
      setOption: (option) => {
        this.options = [...this.options.filter(({ key }) => key !== option.key), option]
      },
      remember: (id, rev) => {
        const change = byId.get(id)
        if (change && !isChangeRecall(change) && !this.acceptedAt.has(id)) this.log.push(change)
        this.acceptedAt.set(id, rev)
        this.everAcceptedAt.set(id, [...(this.everAcceptedAt.get(id) ?? []), rev])
      },
    }
  }

  #find(id: string): StampedItem | undefined {
    const item = this.#unstamped(this.items.get(id))
    if (!item?.deleted) return item
    if (this.bug === 'remove-forgets') return undefined
    return this.bug === 'set-revives' ? { ...item, deleted: false } : item
  }

  /** Bugs of recalls: the stamps of earlier changes are ignored, or count for less than the lost changes. */
  #unstamped(item: StampedItem | undefined): StampedItem | undefined {
    if (this.bug === 'recalls-in-order-of-arrival') return item && { ...item, stamps: { all: 0 } }
    if (this.bug !== 'recall-over-news') return item
    return item && { ...item, stamps: { all: Math.min(item.stamps?.all ?? 0, this.lost.at(-1)?.[0] ?? 0) } }
  }

  /** Bug of storing: overwrites another field of the same row with an older value. */
  #spoiled(item: StampedItem): StampedItem {
    const before = this.items.get(item.id)
    if (this.bug === 'writes-whole-row' && before && this.rev % 3 === 0) {
      const older = this.versions.get(item.id)?.[0] ?? before
      return before.name === item.name
        ? { ...item, name: older.name }
        : { ...item, completed: older.completed }
    }
    return item
  }

  #negated(change: Change): Change {
    const before = change.kind === 'set' ? this.items.get(change.itemId) : undefined
    if (change.kind !== 'set' || change.fields.completed === undefined || !before) return change
    return { ...change, fields: { ...change.fields, completed: !before.completed } }
  }

  #store(item: StampedItem): void {
    this.items.set(item.id, item)
    const versions = this.versions.get(item.id)
    if (versions) versions.push(item)
    else this.versions.set(item.id, [item])
  }

  #rollBack(before: ReadonlyMap<string, Item>): void {
    this.items.clear()
    for (const [id, item] of before) this.items.set(id, item)
  }

  #tell(from: number, nameBefore: string): void {
    const { items: changed, options } = this.read(from)
    const isRenamed = this.name !== nameBefore && this.bug !== 'rename-untold'
    const base = { from, rev: this.rev, ...(isRenamed && { name: this.name }), ...(options && { options }) }
    const hint: Hint = changed.length > longestHintItems ? base : { ...base, items: changed }
    for (const listener of this.listeners) listener(hint)
  }

  /** Returns the live items at revision `rev`, without versions that a restore had lost by then. */
  at(rev: number): Map<string, Item> {
    const items = new Map<string, Item>()
    const lostBefore = this.everLost.filter(([, began]) => began <= rev)
    for (const [id, versions] of this.versions) {
      const item = versions.findLast((version) => version.rev <= rev && !isLost(version.rev, lostBefore))
      if (item && !item.deleted) items.set(id, item)
    }
    return items
  }
}

function isChangeRecall(sent: Sent): sent is Exclude<Sent, Change> {
  return isRecall(sent)
}
