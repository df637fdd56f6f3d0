import { readCachedLists } from '../device/cached-lists.ts'
import { sessionOf } from '../device/list-settings.ts'
import { PageLife, type PageState } from '../device/page-life.ts'
import { TabChannel, tabLock } from '../device/tabs.ts'
import { browserClock, type Clock } from '../device/time.ts'
import { deviceKind, type Visitor } from '../domain/list/presence.ts'
import type { ListAnswer } from '../protocol/calls.ts'
import type { StreamEnding } from '../protocol/live.ts'
import { deviceStorage } from './device-storage.ts'
import { LazyLiveChannel } from './live/lazy-live-channel.ts'
import type { ListLine } from './live/live-channel.ts'
import { Replica } from './outbox/replica.ts'
import { pageClient, streamsFromPage } from './page-client.ts'
import { pocketBaseApi } from './pocketbase-api.ts'
import type {
  DeviceLists,
  DeviceStorage,
  Hint,
  PeopleEvents,
  RefusedChange,
  ReplicaEvents,
  StoredList,
} from './ports.ts'

export type { Replica }

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
  readonly #typingNotifier: TypingNotifier
  #channel: LazyLiveChannel | undefined
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
      loadRecallsOf: async () => (await import('./outbox/recalls-of.ts')).recallsOf,
    }
    this.replica = new Replica(token, ports, { ...events, changed: () => this.#changed() }, first)
    this.#life = new PageLife(browserClock, (state) => this.#turned(state))
    this.#typingNotifier = new TypingNotifier(browserClock, (isTyping) =>
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
    this.#typingNotifier.typed()
  }

  close(): void {
    this.#listening.abort()
    this.#life.end()
    this.#typingNotifier.stop()
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
    this.#typingNotifier.stop()
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
    this.#channel = new LazyLiveChannel(this.#line, list.id, browserClock, {
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

/** Specification, section 9: both the pause that ends typing and the minimum time between two messages. */
const typingPauseMs = 1_000

/** Reports typing: at most once a second while somebody types, and the end after a second without typing. */
export class TypingNotifier {
  readonly #clock: Clock
  readonly #tell: (isTyping: boolean) => void
  #cancelStop: (() => void) | undefined
  #wasJustTold = false

  constructor(clock: Clock, tell: (isTyping: boolean) => void) {
    this.#clock = clock
    this.#tell = tell
  }

  /** Called for each input. */
  typed(): void {
    this.stop()
    this.#cancelStop = this.#clock.after(typingPauseMs, () => this.#tell(false))
    if (this.#wasJustTold) return
    this.#wasJustTold = true
    this.#clock.after(typingPauseMs, () => {
      this.#wasJustTold = false
    })
    this.#tell(true)
  }

  /** Sends no further message: the others forget the typing by themselves. */
  stop(): void {
    this.#cancelStop?.()
  }
}

/** @returns a function that reports the changes of an open list that were refused while it was not open */
export function refusalTeller(
  deviceLists: Pick<DeviceLists, 'takeRefusals'>,
  tell: (refusal: RefusedChange) => void,
): (list: StoredList | undefined) => void {
  let heard: StoredList['refusals']
  return (list) => {
    if (!list?.refusals?.length || list.refusals === heard) return
    heard = list.refusals
    const reported = deviceLists.takeRefusals(list.id).then((refusals) => refusals.forEach(tell))
    // They are reported the next time.
    reported.catch(() => undefined)
  }
}

/** Matches if the site runs as an installed app (`src/seo/app-manifest.ts`). */
const installed = '(display-mode: standalone)'

/** @returns a function that stores the opening of a list on its first call with one */
export function openingNote(deviceLists: DeviceLists): (list: StoredList | undefined) => void {
  let isNoted = false
  return (list) => {
    if (isNoted || !list) return
    isNoted = true
    askWhenEarned(list.id)
    // If it cannot be stored, the list is only further down on the home page.
    deviceLists.noteOpened(list.id, Date.now()).catch(() => undefined)
  }
}

/** Requests persistent storage on a return to a list or when the site is installed, not on a first visit. */
function askWhenEarned(listId: string): void {
  const before = readCachedLists().find(({ id, isHere }) => id === listId && isHere)
  if (before || globalThis.matchMedia?.(installed).matches) askToPersist(before?.usedAt)
  globalThis.addEventListener?.('appinstalled', () => askToPersist())
}

function askToPersist(leftAt?: number): void {
  import('../device/persistence.ts').then((code) => code.askToPersist(leftAt)).catch(() => undefined)
}
