import { randomUUID } from 'node:crypto'
import type { Change } from '../../src/domain/item/change.ts'
import { type ItemFields, itemDefaults } from '../../src/domain/item/fields.ts'
import type { Item } from '../../src/domain/item/item.ts'
import { foldChanges } from '../../src/domain/item/snapshot.ts'
import { ListClient } from '../../src/sync/calls/list-client.ts'
import { pocketBaseApi } from '../../src/sync/calls/pocketbase-api.ts'
import { sendByFetch } from '../../src/sync/calls/send-by-fetch.ts'
import { browserClock } from '../../src/sync/device/browser-clock.ts'
import type { Clock } from '../../src/sync/device/ports.ts'
import { openEventStreams } from '../../src/sync/live/event-stream.ts'
import { LiveChannel } from '../../src/sync/live/live-channel.ts'
import { recallsOf } from '../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../src/sync/outbox/replica.ts'
import { MemoryStorage } from '../../src/sync/storage/memory-storage.ts'

/** A list, as its link and its first answer name it. */
export interface NamedList {
  id: string
  token: string
}

/** What a device's person last made of an item. */
export interface Wish {
  name: string
  quantity: string
  deleted: boolean
}

const person = { name: '', color: 'teal' } as const

/** The client code of a browser that has a list open, over a real network, with storage that outlives the page. */
export class Device {
  readonly list: NamedList
  /** The items of this device, which nobody else changes, as its person last wished them. */
  readonly wishes = new Map<string, Wish>()
  /** Changes that the server said are done. */
  acknowledged = 0
  /** How often a server asked to send changes again later, or none answered. */
  putOff = 0
  /** Changes that the server refused for good. */
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

  /** The page is opened, or loaded anew: only what its storage has is known. */
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

  /** The page is gone without a word more than a browser's. */
  close(): void {
    this.isClosed = true
    this.#replica?.stop()
    this.#channel?.close()
  }

  /** Tries everything again now, as a page does that is looked at again. */
  wake(): void {
    this.#replica?.wake()
  }

  /** The list is known here. */
  get isOpen(): boolean {
    return this.#replica?.list?.snapshot !== undefined
  }

  get isMissing(): boolean {
    return this.#replica?.isMissing ?? false
  }

  /** Changes that no answer has come to yet. */
  get waiting(): number {
    return this.#replica?.list?.outbox.length ?? 0
  }

  /** What the person sees. */
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
