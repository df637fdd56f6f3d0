import { randomUUID } from 'node:crypto'
import { browserClock, type Clock } from '../../src/device/time.ts'
import type { Change } from '../../src/domain/item/change.ts'
import { type ItemFields, itemDefaults } from '../../src/domain/item/fields.ts'
import type { Item } from '../../src/domain/item/item.ts'
import { foldChanges } from '../../src/domain/item/snapshot.ts'
import { LiveChannel } from '../../src/sync/live/live-channel.ts'
import { openEventStreams } from '../../src/sync/live/pocketbase.ts'
import { recallsOf } from '../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../src/sync/outbox/replica.ts'
import { pocketBaseApi } from '../../src/sync/pocketbase-api.ts'
import { ListClient, sendByFetch } from '../../src/sync/send.ts'
import { MemoryStorage } from '../../src/sync/storage/memory-storage.ts'

/** A list, by its id and share token. */
export interface NamedList {
  id: string
  token: string
}

/** The last state that the device's person gave to an item. */
export interface Wish {
  name: string
  quantity: string
  deleted: boolean
}

const person = { name: '', color: 'teal' } as const

/** The client code of a browser with an open list, over a real network, with storage that outlives the page. */
export class Device {
  readonly list: NamedList
  /** Items of this device, which no other device changes, in the last state that its person gave them. */
  readonly wishes = new Map<string, Wish>()
  /** Number of changes that the server acknowledged. */
  acknowledged = 0
  /** Number of pushes that a server asked to repeat later, or that got no answer. */
  putOff = 0
  /** Number of changes that the server refused for good. */
  refused = 0
  isClosed = false
  readonly #url: string
  readonly #clock: Clock
  readonly #storage = new MemoryStorage()
  readonly #session = randomUUID()
  #replica: Replica | undefined
  #channel: LiveChannel | undefined

  constructor(url: string, list: NamedList, clock: Clock = browserClock) {
    this.#url = url
    this.#clock = clock
    this.list = list
    this.open()
  }

  /** Opens or reloads the page, which then has only the data in its storage. */
  open(): void {
    this.isClosed = false
    const { token } = this.list
    const client = new ListClient(sendByFetch(this.#url), token)
    const api = pocketBaseApi(client)
    const replica = new Replica(
      token,
      {
        api: {
          ...api,
          push: async (since, changes) => {
            const answer = await api.push(since, changes)
            if (answer.kind === 'retry') this.putOff += 1
            if (answer.kind === 'done')
              this.acknowledged += answer.value.results.filter(({ status }) => status === 'done').length
            return answer
          },
        },
        storage: this.#storage,
        tabs: { announce: () => undefined },
        lock: (task) => task(),
        loadRecallsOf: async () => recallsOf,
        clock: this.#clock,
      },
      {
        changed: () => undefined,
        refused: () => {
          this.refused += 1
        },
      },
    )
    this.#replica = replica
    const line = { client, openStream: openEventStreams(token, this.#url) }
    this.#channel = new LiveChannel(line, this.list.id, this.#clock, {
      visitor: () => ({ ...person, session: this.#session, device: 'Unknown' }),
      hint: (hint) => replica.hint(hint),
      connected: () => replica.wake(),
      disconnected: () => replica.look(),
      ended: () => replica.look(),
      presence: () => undefined,
      joined: () => undefined,
      typing: () => undefined,
    })
    void replica.start()
    this.#channel.open()
  }

  /** Closes the page without a notice to the server. */
  close(): void {
    this.isClosed = true
    this.#replica?.stop()
    this.#channel?.close()
  }

  /** Retries everything now, as a page does that becomes visible again. */
  wake(): void {
    this.#replica?.wake()
  }

  /** True if the device has the list. */
  get isOpen(): boolean {
    return this.#replica?.list?.snapshot !== undefined
  }

  get isMissing(): boolean {
    return this.#replica?.isMissing ?? false
  }

  /** Number of changes without an answer. */
  get waiting(): number {
    return this.#replica?.list?.outbox.length ?? 0
  }

  /** Items on the screen, without deleted ones. */
  get view(): ReadonlyMap<string, Item> {
    const { snapshot, outbox } = this.#replica?.list ?? { outbox: [] }
    const all = foldChanges(
      snapshot?.items ?? new Map(),
      outbox.map(({ change }) => change),
    )
    return new Map([...all].filter(([, item]) => !item.deleted))
  }

  async add(name: string): Promise<void> {
    const itemId = randomUUID()
    const fields: Partial<ItemFields> = { name }
    if (await this.#do({ ...this.#change(), itemId, kind: 'add', fields } as Change))
      this.wishes.set(itemId, { name, quantity: itemDefaults.quantity, deleted: false })
  }

  async setQuantity(itemId: string, quantity: string): Promise<void> {
    const wish = this.wishes.get(itemId)
    if (wish && (await this.#do({ ...this.#change(), itemId, kind: 'set', fields: { quantity } })))
      wish.quantity = quantity
  }

  async remove(itemId: string): Promise<void> {
    const wish = this.wishes.get(itemId)
    if (wish && (await this.#do({ ...this.#change(), itemId, kind: 'remove' }))) wish.deleted = true
  }

  #change() {
    return { id: randomUUID(), listId: this.list.id }
  }

  async #do(change: Change): Promise<boolean> {
    return (await this.#replica?.enqueue([change])) ?? false
  }
}
