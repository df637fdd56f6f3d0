import { makeId } from '../../../src/device/make-id.ts'
import { browserClock } from '../../../src/device/time.ts'
import type { Change, Wish } from '../../../src/domain/item/change.ts'
import type { Item } from '../../../src/domain/item/item.ts'
import { makePresenceStore } from '../../../src/list/people/presence.ts'
import { LiveChannel } from '../../../src/sync/live/live-channel.ts'
import { openEventStreams, sendByPocketBase } from '../../../src/sync/live/pocketbase.ts'
import { recallsOf } from '../../../src/sync/outbox/recalls-of.ts'
import { Replica } from '../../../src/sync/outbox/replica.ts'
import { pocketBaseApi } from '../../../src/sync/pocketbase-api.ts'
import { ListClient as SyncClient } from '../../../src/sync/send.ts'
import { MemoryStorage } from '../../../src/sync/storage/memory-storage.ts'
import type { ListClient as TestList } from '../people/api.ts'
import { newVisitor } from '../people/visitors.ts'

/** A person's screen without rendering: the page's own replica, live channel and presence, over a real network. */
export class Screen {
  readonly replica: Replica
  readonly channel: LiveChannel
  readonly people = makePresenceStore()
  readonly #listId: string

  /** @param storage of the device, when several tabs share it */
  constructor({ url, token, id }: TestList, storage = new MemoryStorage()) {
    this.#listId = id
    const send = sendByPocketBase(url)
    // No request is abandoned: on a slow machine the abandoned requests of many screens, and their repetitions, would take
    // all its time. The site's server prevents this by its limits, which these screens do not pass.
    const client = new SyncClient((path, { signal: _, ...request }) => send(path, request), token)
    const ports = {
      api: pocketBaseApi(client),
      storage,
      tabs: { announce: () => undefined },
      lock: <Value>(task: () => Promise<Value>) => task(),
      clock: browserClock,
      loadRecallsOf: async () => recallsOf,
    }
    this.replica = new Replica(token, ports, { changed: () => undefined, refused })
    const visitor = newVisitor()
    const line = { client, openStream: openEventStreams(token, url) }
    this.channel = new LiveChannel(line, id, browserClock, {
      ...this.people.company,
      visitor: () => visitor,
      hint: (hint) => this.replica.hint(hint),
      ended: () => this.replica.look(),
      connected: () => this.replica.wake(),
      disconnected: () => this.replica.look(),
    })
  }

  async open(): Promise<void> {
    await this.replica.start()
    this.channel.open()
  }

  close(): void {
    this.channel.close()
    this.replica.stop()
  }

  async wish(...wishes: readonly Wish[]): Promise<void> {
    await this.replica.enqueue(
      wishes.map((wish): Change => ({ ...wish, id: makeId(), listId: this.#listId })),
    )
  }

  get isSettled(): boolean {
    return this.replica.list?.outbox.length === 0
  }

  /** Items of the list, by id. */
  get items(): Record<string, Item> {
    return Object.fromEntries(this.replica.list?.snapshot?.items ?? [])
  }
}

function refused(change: Change): never {
  throw new Error(`refused: ${JSON.stringify(change)}`)
}
