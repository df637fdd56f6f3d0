import type PocketBase from 'pocketbase'
import { browserClock } from './browser-clock.ts'
import { deviceStorage } from './device-storage.ts'
import { listClient } from './list-client.ts'
import { LiveChannel } from './live-channel.ts'
import { openingNote } from './note-opening.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import type { DeviceStorage, ListRead } from './ports.ts'
import type { ReplicaEvents } from './replica.ts'
import { Replica } from './replica.ts'
import { TabBell } from './tab-bell.ts'
import { tabLock } from './tab-lock.ts'

/** How the live channel stands. */
export type ChannelState = 'connecting' | 'connected' | 'lost'

/** Opens a list in this tab; undo it with `close`. */
export async function openList(token: string, events: ReplicaEvents, first?: ListRead): Promise<OpenList> {
  const storage = await deviceStorage()
  const noteOpening = openingNote(storage)
  const changed = () => {
    noteOpening(opened.replica.list)
    events.changed()
  }
  const opened = new OpenList(token, storage, { ...events, changed }, first)
  noteOpening(opened.replica.list)
  return opened
}

/** A list in a browser tab: its replica, its live channel, and the page's comings and goings. */
export class OpenList {
  readonly replica: Replica
  readonly #client: PocketBase
  readonly #events: ReplicaEvents
  readonly #bell: TabBell
  readonly #listening = new AbortController()
  #channel: LiveChannel | undefined
  #channelState: ChannelState = 'connecting'
  #isAsleep = false

  constructor(token: string, storage: DeviceStorage, events: ReplicaEvents, first?: ListRead) {
    this.#client = listClient(location.origin, token)
    this.#events = events
    this.#bell = new TabBell(token, () => this.#heardBell())
    const ports = {
      api: pocketBaseApi(this.#client),
      storage,
      bell: this.#bell,
      lock: tabLock(token),
      clock: browserClock,
    }
    this.replica = new Replica(token, ports, { ...events, changed: () => this.#changed() }, first)
    this.#listenToPage()
  }

  get channelState(): ChannelState {
    return this.#channelState
  }

  /** Tries everything again now instead of waiting for the next attempt. */
  wake(): void {
    if (this.#channelState === 'lost') this.#hangUp()
    this.replica.wake()
    this.#changed()
  }

  close(): void {
    this.#listening.abort()
    this.replica.stop()
    this.#hangUp()
    this.#bell.close()
  }

  #listenToPage(): void {
    const { signal } = this.#listening
    addEventListener('online', () => this.wake(), { signal })
    addEventListener('offline', () => this.#events.changed(), { signal })
    addEventListener('pagehide', () => this.#fallAsleep(), { signal })
    addEventListener('pageshow', (event) => event.persisted && this.#wakeUp(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden || this.wake(), { signal })
  }

  /** A page with open connections would not be kept for going back to it. */
  #fallAsleep(): void {
    this.#isAsleep = true
    this.#hangUp()
    this.#bell.close()
  }

  #wakeUp(): void {
    this.#isAsleep = false
    this.#bell.open()
    this.#heardBell()
    this.wake()
  }

  #heardBell(): void {
    this.replica.peerWrote().catch(() => this.replica.wake())
  }

  #changed(): void {
    const { list, isMissing } = this.replica
    if (list?.hasArrived && !isMissing && !this.#isAsleep && !this.#channel) this.#call(list.id)
    this.#events.changed()
  }

  #call(listId: string): void {
    this.#channelState = 'connecting'
    this.#channel = new LiveChannel(this.#client, listId, browserClock, {
      hint: (hint) => this.replica.hint(hint),
      connected: () => {
        this.#channelState = 'connected'
        this.replica.wake()
      },
      // Each attempt that fails is a reason to ask: where streams do not get through, lists still do.
      disconnected: () => {
        this.#channelState = 'lost'
        this.replica.look()
        this.#events.changed()
      },
    })
    this.#channel.open()
  }

  #hangUp(): void {
    this.#channel?.close()
    this.#channel = undefined
    this.#channelState = 'connecting'
  }
}
