import type { ChangeResult, Ledger } from '../../src/domain/accept.ts'
import { acceptChanges } from '../../src/domain/accept.ts'
import type { Change } from '../../src/domain/change.ts'
import type { Item, ListHead } from '../../src/domain/item.ts'
import type { ListPushed, ListRead } from '../../src/sync/ports.ts'
import type { Hint } from '../../src/sync/replica.ts'
import type { Bug } from './bugs.ts'

const longestHintItems = 20

/** The model of PocketBase with our hooks: same rule for accepting, rows in maps instead of SQLite. */
export class SimServer {
  readonly lists = new Map<string, SimList>()
  readonly bug: Bug | undefined
  isUp = true

  constructor(bug?: Bug) {
    this.bug = bug
  }

  create(token: string, id: string, name: string): ListHead | undefined {
    const known = this.lists.get(token)
    if (known) return known.id === id ? known.head : undefined
    const list = new SimList(id, name, this.bug)
    this.lists.set(token, list)
    return list.head
  }

  read(token: string, since: number): ListRead | undefined {
    return this.lists.get(token)?.read(since)
  }

  push(token: string, since: number, changes: readonly unknown[]): ListPushed | undefined {
    const list = this.lists.get(token)
    if (!list) return undefined
    const results = list.accept(changes)
    const read = list.read(since)
    return { ...read, results, items: this.bug === 'other-list-leaks' ? this.#everything() : read.items }
  }

  #everything(): Item[] {
    return [...this.lists.values()].flatMap((list) => [...list.items.values()])
  }
}

/** What the server knows of one list, and all it ever knew: each item's versions, each accepted change. */
export class SimList {
  readonly id: string
  name: string
  readonly bug: Bug | undefined
  readonly items = new Map<string, Item>()
  readonly versions = new Map<string, Item[]>()
  /** Accepted changes in the order of their acceptance. */
  readonly log: Change[] = []
  readonly acceptedAt = new Map<string, number>()
  readonly listeners = new Set<(hint: Hint) => void>()
  rev = 0

  constructor(id: string, name: string, bug: Bug | undefined) {
    this.id = id
    this.name = name
    this.bug = bug
  }

  get head(): ListHead {
    return { id: this.id, name: this.name, rev: this.rev }
  }

  read(since: number): ListRead {
    const from = since > this.rev ? 0 : since
    const items = [...this.items.values()].filter((item) => item.rev > from && !this.#isLeftOut(item, from))
    const rev = this.bug === 'rev-runs-ahead' && items.length > 1 ? this.rev + 1 : this.rev
    return { id: this.id, name: this.name, from, rev, items }
  }

  #isLeftOut(item: Item, from: number): boolean {
    return item.deleted && from > 0 && this.bug === 'delta-without-tombstones'
  }

  accept(values: readonly unknown[]): ChangeResult[] {
    const { rev: from, name } = this
    const before = new Map(this.items)
    const given = this.bug === 'tick-negates' ? values.map((value) => this.#negated(value as Change)) : values
    const { rev, results } = acceptChanges(this.#ledger(values), this.rev, given)
    this.rev = this.bug === 'rev-stays' && rev - from === 1 ? from : rev
    if (this.rev > from) this.#tell(from, name)
    if (this.bug === 'commit-after-answer' && this.log.length % 7 === 6) this.#rollBack(before)
    return this.bug === 'refusal-said-done' ? results.map(({ id }) => ({ id, status: 'done' })) : results
  }

  #ledger(values: readonly unknown[]): Ledger {
    const byId = new Map((values as Change[]).map((change) => [change.id, change]))
    return {
      listId: this.id,
      hasAccepted: (id) => this.acceptedAt.has(id) && this.bug !== 'forgets-change-ids',
      find: (id) => this.#find(id),
      liveCount: () => [...this.items.values()].filter(({ deleted }) => !deleted).length,
      insert: (item) => this.#store(item),
      update: (item) => this.#store(this.#spoiled(item)),
      name: () => this.name,
      rename: (name) => {
        this.name = name
      },
      remember: (id, rev) => {
        const change = byId.get(id)
        if (change && !this.acceptedAt.has(id)) this.log.push(change)
        this.acceptedAt.set(id, rev)
      },
    }
  }

  #find(id: string): Item | undefined {
    const item = this.items.get(id)
    if (!item?.deleted) return item
    if (this.bug === 'remove-forgets') return undefined
    return this.bug === 'set-revives' ? { ...item, deleted: false } : item
  }

  /** Bugs of storing: another field of the same row, or a wanted value turned into a negation. */
  #spoiled(item: Item): Item {
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

  #store(item: Item): void {
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
    const changed = this.read(from).items
    const isRenamed = this.name !== nameBefore && this.bug !== 'rename-untold'
    const base = { from, rev: this.rev, ...(isRenamed && { name: this.name }) }
    const hint: Hint = changed.length > longestHintItems ? base : { ...base, items: changed }
    for (const listener of this.listeners) listener(hint)
  }

  /** The live items as they stood at revision `rev`. */
  at(rev: number): Map<string, Item> {
    const items = new Map<string, Item>()
    for (const [id, versions] of this.versions) {
      const item = versions.findLast((version) => version.rev <= rev)
      if (item && !item.deleted) items.set(id, item)
    }
    return items
  }
}
