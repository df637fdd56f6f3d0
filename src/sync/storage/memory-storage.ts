import type { Change } from '../../domain/item/change.ts'
import type {
  DeviceList,
  DeviceLists,
  DeviceStorage,
  ListLink,
  QueuedChange,
  RefusedChange,
  Settlement,
  StoredList,
  WaitingList,
} from '../ports.ts'
import { connects, isWaiting, keptOver, queued, settled, withRefusal } from '../stored-list.ts'

/** Keeps lists as long as the tab exists: for browsers that allow no storage, and for tests. */
export class MemoryStorage implements DeviceStorage, DeviceLists {
  readonly #lists = new Map<string, StoredList>()
  readonly #openedAt = new Map<string, number>()
  #lastSeq = 0

  async load(token: string): Promise<StoredList | undefined> {
    for (const list of this.#lists.values()) if (list.token === token) return list
    return undefined
  }

  async keep(list: StoredList): Promise<void> {
    const kept = this.#lists.get(list.id)
    this.#lists.set(list.id, kept ? keptOver(list, kept) : list)
    this.#lastSeq = Math.max(this.#lastSeq, ...list.outbox.map(({ seq }) => seq))
  }

  async enqueue(list: StoredList, changes: readonly Change[]): Promise<QueuedChange[]> {
    await this.keep(list)
    const more = changes.map((change) => ({ seq: ++this.#lastSeq, change }))
    this.#replace(list.id, (kept) => queued(kept, more))
    return more
  }

  async settle(listId: string, settlement: Settlement): Promise<boolean> {
    const list = this.#lists.get(listId)
    if (!list || !connects(list, settlement)) return false
    this.#lists.set(listId, settled(list, settlement))
    return true
  }

  async markArrived(listId: string): Promise<void> {
    this.#replace(listId, (list) => ({ ...list, hasArrived: true }))
  }

  async all(): Promise<DeviceList[]> {
    return [...this.#lists.values()].map((list) => ({ list, openedAt: this.#openedAt.get(list.id) ?? 0 }))
  }

  async noteOpened(listId: string, openedAt: number): Promise<void> {
    this.#openedAt.set(listId, openedAt)
  }

  async relink(listId: string, link: Partial<ListLink>): Promise<void> {
    this.#replace(listId, (list) => ({ ...list, ...link }))
  }

  async forget(listId: string): Promise<void> {
    this.#lists.delete(listId)
    this.#openedAt.delete(listId)
  }

  async waiting(): Promise<WaitingList[]> {
    return [...this.#lists.values()].filter(isWaiting).map(({ id, token }) => ({ id, token }))
  }

  async noteRefusal(refusal: RefusedChange): Promise<void> {
    this.#replace(refusal.change.listId, (list) => ({ ...list, refusals: withRefusal(list, refusal) }))
  }

  async takeRefusals(listId: string): Promise<readonly RefusedChange[]> {
    const refusals = this.#lists.get(listId)?.refusals ?? []
    this.#replace(listId, (list) => ({ ...list, refusals: undefined }))
    return refusals
  }

  #replace(listId: string, next: (list: StoredList) => StoredList): void {
    const list = this.#lists.get(listId)
    if (list) this.#lists.set(listId, next(list))
  }
}
