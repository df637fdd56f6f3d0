import { sessionOf } from '../../device/list-settings.ts'
import { PageLife, type PageState } from '../../device/page-life.ts'
import { TabChannel, tabLock } from '../../device/tabs.ts'
import { browserClock } from '../../device/time.ts'
import { deviceKind, type Visitor } from '../../domain/list/presence.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type { StreamEnding } from '../../protocol/live.ts'
import { pageClient } from '../calls/page-client.ts'
import { pocketBaseApi } from '../calls/pocketbase-api.ts'
import type { DeviceStorage, StoredList } from '../device/ports.ts'
import { LateChannel } from '../live/late-channel.ts'
import type { ListLine } from '../live/live-channel.ts'
import type { PeopleEvents } from '../live/people-events.ts'
import { streamsFromPage } from '../live/streams-from-page.ts'
import { refusalTeller } from '../outbox/refusal-teller.ts'
import { Replica } from '../outbox/replica.ts'
import type { Hint, ReplicaEvents } from '../outbox/replica-ports.ts'
import { Typist } from '../outbox/typist.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { openingNote } from '../storage/note-opening.ts'

/** State of the live channel. */
export type ChannelState = 'connecting' | 'connected' | 'lost'

export interface ListEvents extends ReplicaEvents {
  /** The server sent the reason for which this link no longer opens the list. */
  ended(ending: StreamEnding): void
  /** A hint of the live channel, before it changes the list. */
  heard(hint: Hint): void
  company: PeopleEvents
}

/** Opens a list in this tab; `close` ends it. */
export async function openList(token: string, events: ListEvents, first?: ListAnswer): Promise<OpenList> {
  const storage = await deviceStorage()
  const noteOpening = openingNote(storage)
  const tellRefusals = refusalTeller(storage, ({ change, problem }) => events.refused(change, problem))
  const changed = () => {
    noteOpening(opened.replica.list)
    tellRefusals(opened.replica.list)
    events.changed()
  }
  const opened = new OpenList(token, storage, { ...events, changed }, first)
  noteOpening(opened.replica.list)
  return opened
}

/** A list in a browser tab: its replica, its live channel, and the visibility of the page. */
export class OpenList {
  readonly replica: Replica
  readonly #line: ListLine
  readonly #events: ListEvents
  readonly #tabs: TabChannel
  readonly #listening = new AbortController()
  readonly #life: PageLife
  readonly #typist: Typist
  #channel: LateChannel | undefined
  #channelState: ChannelState = 'connecting'

  constructor(token: string, storage: DeviceStorage, events: ListEvents, first?: ListAnswer) {
    this.#line = { client: pageClient(token), openStream: streamsFromPage(token) }
    this.#events = events
    this.#tabs = new TabChannel(token, () => this.#otherTabWrote())
    const ports = {
      api: pocketBaseApi(this.#line.client, { nickname: () => events.company.person().name }),
      storage,
      tabs: this.#tabs,
      lock: tabLock(token),
      clock: browserClock,
      loadRecallsOf: async () => (await import('../outbox/recalls-of.ts')).recallsOf,
    }
    this.replica = new Replica(token, ports, { ...events, changed: () => this.#changed() }, first)
    this.#life = new PageLife(browserClock, (state) => this.#turned(state))
    this.#typist = new Typist(browserClock, (isTyping) =>
      this.#channel?.tell((channel) => channel.typing(isTyping)),
    )
    this.#listenToNetwork()
  }

  get channelState(): ChannelState {
    return this.#channelState
  }

  /** Tries everything again now instead of waiting for the next attempt. */
  wake(): void {
    if (this.#channelState === 'lost') this.#hangUp()
    this.#channel?.tell((channel) => channel.beat())
    this.replica.wake()
    this.#changed()
  }

  /** Sends this device's person to the others after a change of name or colour. */
  introduce(): void {
    this.#channel?.tell((channel) => channel.beat())
  }

  /** Reports that something was typed for the list. */
  typed(): void {
    this.#typist.typed()
  }

  close(): void {
    this.#listening.abort()
    this.#life.end()
    this.#typist.stop()
    this.replica.stop()
    this.#hangUp()
    this.#tabs.close()
  }

  #listenToNetwork(): void {
    const { signal } = this.#listening
    addEventListener('online', () => this.wake(), { signal })
    addEventListener('offline', () => this.#events.changed(), { signal })
  }

  #turned(state: PageState): void {
    switch (state) {
      case 'seen':
        this.#wakeUp()
        break
      case 'unseen':
        this.#channel?.tell((channel) => channel.unseen())
        this.replica.flush()
        break
      case 'asleep':
        this.#fallAsleep()
    }
  }

  /** Browsers do not keep a page with open connections for going back to it. */
  #fallAsleep(): void {
    this.replica.flush()
    this.#typist.stop()
    this.#hangUp()
    this.#tabs.close()
  }

  #wakeUp(): void {
    if (!this.#channel) this.#tabs.open()
    this.#channel?.tell((channel) => channel.seen())
    this.wake()
  }

  #otherTabWrote(): void {
    this.replica.peerWrote().catch(() => this.replica.look())
  }

  #changed(): void {
    const { list, isMissing } = this.replica
    const isAwake = this.#life.state !== 'asleep'
    if (list?.hasArrived && !isMissing && isAwake && !this.#channel) this.#call(list)
    this.#events.changed()
  }

  #call(list: StoredList): void {
    this.#channelState = 'connecting'
    this.#channel = new LateChannel(this.#line, list.id, browserClock, {
      ...this.#events.company,
      visitor: () => visitorOf(list.id, this.#events.company),
      hint: (hint) => {
        this.#events.heard(hint)
        this.replica.hint(hint)
      },
      ended: (ending) => {
        this.#events.ended(ending)
        this.replica.look()
      },
      connected: () => {
        this.#channelState = 'connected'
        this.replica.wake()
      },
      // Each failed attempt is a reason to read: requests may get through even if streams do not.
      disconnected: () => {
        this.#channelState = 'lost'
        this.replica.look()
        this.#events.changed()
      },
    })
    if (this.#life.state === 'unseen') this.#channel.tell((channel) => channel.unseen())
    this.#channel.tell((channel) => channel.open())
  }

  #hangUp(): void {
    this.#channel?.close()
    this.#channel = undefined
    this.#channelState = 'connecting'
  }
}

function visitorOf(listId: string, { person }: PeopleEvents): Visitor {
  const device = deviceKind(navigator.userAgent, navigator.maxTouchPoints)
  return { ...person(), session: sessionOf(listId), device }
}
