import type { ChangeResult } from '../domain/item/accept.ts'
import type { Change } from '../domain/item/change.ts'
import type { ItemFields } from '../domain/item/fields.ts'
import type { Delta, ListHead } from '../domain/item/item.ts'
import type { Recall } from '../domain/item/recall.ts'
import type { Visitor } from '../domain/list/presence.ts'

/** A call of this app's own routes: the pages make it, the site's server passes it on, and PocketBase's hooks answer it. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
}

/**
 * The calls of every open list; the types of bodies and answers are below, and `docs/how-sync-works.md` gives the reasons. The
 * calls of keys, notifications and accounts are in other files, so that a page only loads them if it uses them.
 */
export const calls = {
  createList: { method: 'POST', path: '/api/list' },
  readList: { method: 'GET', path: '/api/list' },
  deleteList: { method: 'DELETE', path: '/api/list' },
  changeList: { method: 'POST', path: '/api/list/changes' },
  readSummary: { method: 'GET', path: '/api/list/summary' },
  readHistory: { method: 'GET', path: '/api/list/history' },
  readLinks: { method: 'GET', path: '/api/list/links' },
  changeLinks: { method: 'POST', path: '/api/list/links' },
  heartbeat: { method: 'POST', path: '/api/list/heartbeat' },
  leave: { method: 'POST', path: '/api/list/leave' },
  typing: { method: 'POST', path: '/api/list/typing' },
  findEngine: { method: 'GET', path: '/api/voice-to-text' },
  transcribe: { method: 'POST', path: '/api/voice-to-text' },
  countView: { method: 'POST', path: '/api/views' },
} as const satisfies Record<string, Call>

/** One element of `changes`: a change of a person, or a recall of a device. */
export type Sent = Change | Recall

/** Body of `createList`, at the revision that the device knows, 0 for a new list; the answer has the same type. */
export type CreateListBody = Pick<ListHead, 'id' | 'name' | 'rev'>

/** Answer of `readList`. */
export interface ListAnswer extends Omit<ListHead, 'rev'>, Delta {
  /** True if the token belongs to the read-only link. */
  isReadOnly?: boolean | undefined
  /** Moment at which the list would have been deleted without this request, in ms since 1970; only sent if it was near. */
  wasDue?: number | undefined
  /** Revisions that the list lost when its server was restored: those between the two numbers of each pair. */
  lost?: readonly (readonly number[])[] | undefined
}

/** Body of `changeList`. */
export interface ChangeListBody {
  /** The revision that the sender knows. */
  since: number
  /** At most `changesPerRequest`. */
  changes: readonly Sent[]
  /** True if the sender prefers an answer about lost revisions to acceptance of changes that are based on them. */
  follows: boolean
  /** Nickname of the sender, '' for none. */
  by: string
  /** Id of a device with a subscription to this list, so that it is not notified of its own changes. */
  device?: string
}

/** Answer of `changeList`: that of `readList`, and the result of each change, in their order. */
export type ChangeListAnswer = ListAnswer & { results: ChangeResult[] }

/** Answer of `readSummary`. */
export interface SummaryAnswer extends Pick<ListHead, 'id' | 'name'> {
  /** In the server's format: '2026-11-21 08:30:00.000Z'. */
  changedAt: string
  /** Nickname of the person who changed the list then, '' if unknown. */
  changedBy: string
  remaining: number
  total: number
}

/** An item that was bought, as it was then. */
export interface BoughtThing
  extends Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'store' | 'price'> {
  /** Moment at which it left the list, in the server's format. */
  at: string
  /**
   * The list's revision at which it was ticked, which gives the order of ticks; 0 for purchases before this was recorded.
   */
  ticked: number
}

/** Answer of `readHistory`, the latest first. */
export interface HistoryAnswer {
  bought: BoughtThing[]
}

/** Answer of `readLinks`: '' if there is no read-only link. */
export interface LinksAnswer {
  readToken: string
}

/** Body of `changeLinks`: another full link, or another read-only one, '' for none. */
export type ChangeLinksBody = { shareToken: string } | { readToken: string }

/** Body of `leave`, and base of all other calls of an open page. */
export interface PageBody {
  /** Client id of the page's event stream. */
  clientId: string
}

/** Body of `heartbeat`. Pages of an older version do not send the visitor. */
export interface HeartbeatBody extends PageBody, Partial<Visitor> {
  /** The last word that a message asked for: it proves that the stream is read. */
  answer: string
}

/** Body of `typing`. */
export interface TypingBody extends PageBody {
  typing: boolean
}

/** Answer of `findEngine`. */
export interface EngineAnswer {
  engine: boolean
}

/** Answer of `transcribe`. */
export interface SpeechAnswer {
  /** The spoken items; empty with an offer. */
  text: string
  /** One word that no table knows, to be added if the person confirms it. */
  offer?: string
}

/** Answer of every call that is refused. */
export interface RefusalAnswer {
  status: number
  /** In Romanian, for the person. */
  message: string
  data: { problem?: string }
}
