import type { Change } from '../domain/change.ts'
import type { DeviceStorage, QueuedChange, Settlement, StoredList } from './ports.ts'
import { queued, settled } from './stored-list.ts'

/** Keeps lists for as long as the tab lives: for browsers that allow no storage, and for tests. */
export class MemoryStorage implements DeviceStorage {
  readonly #lists = new Map<string, StoredList>()
  #lastSeq = 0

  async load(token: string): Promise<StoredList | undefined> {
    for (const list of this.#lists.values()) if (list.token === token) return list
    return undefined
  }

  async keep(list: StoredList): Promise<void> {
    if (this.#lists.has(list.id)) return
    this.#lists.set(list.id, list)
    this.#lastSeq = Math.max(this.#lastSeq, ...list.outbox.map(({ seq }) => seq))
  }

  async enqueue(list: StoredList, changes: readonly Change[]): Promise<QueuedChange[]> {
    await this.keep(list)
    const more = changes.map((change) => ({ seq: ++this.#lastSeq, change }))
    this.#replace(list.id, (kept) => queued(kept, more))
    return more
  }

  async settle(listId: string, settlement: Settlement): Promise<void> {
    this.#replace(listId, (list) => settled(list, settlement))
  }

  async markArrived(listId: string): Promise<void> {
    this.#replace(listId, (list) => ({ ...list, hasArrived: true }))
  }

  #replace(listId: string, next: (list: StoredList) => StoredList): void {
    const list = this.#lists.get(listId)
    if (list) this.#lists.set(listId, next(list))
  }
}
