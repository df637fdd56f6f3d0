import type { ChangeResult } from '../domain/item/accept.ts'
import type { Change } from '../domain/item/change.ts'
import type { ItemFields } from '../domain/item/fields.ts'
import type { Delta, ListHead } from '../domain/item/item.ts'
import type { Recall } from '../domain/item/recall.ts'
import type { Visitor } from '../domain/list/presence.ts'

/** A call of our own routes, as the pages make it, the site's server passes it on and PocketBase's hooks answer it. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
}

/**
 * What every open list may ask; the types of bodies and answers stand below, and `docs/protocol.md` says why they are so. Those
 * of keys, of notices and of accounts have files of their own, which a list brings along only where it uses them.
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

/** What is sent: what somebody wishes, or what a device remembers. */
export type Sent = Change | Recall

/** Of `createList`, at the revision that the device knows of the list, 0 when it is new; answered by the same. */
export type CreateListBody = Pick<ListHead, 'id' | 'name' | 'rev'>

/** Of `readList`. */
export interface ListAnswer extends Omit<ListHead, 'rev'>, Delta {
  /** The token is that of the read-only link. */
  isReadOnly?: boolean | undefined
  /** When the list would have been deleted, had this reading not been; in ms since 1970. Told only when it was near. */
  wasDue?: number | undefined
  /** Revisions that the list lost when its server was restored: between the two of each. */
  lost?: readonly (readonly number[])[] | undefined
}

/** Of `changeList`. */
export interface ChangeListBody {
  /** The revision that the sender knows. */
  since: number
  /** At most `changesPerRequest`. */
  changes: readonly Sent[]
  /** The sender would rather hear that what it knows is lost than have changes accepted that build on it. */
  follows: boolean
  /** The nickname of who sends them, '' for none. */
  by: string
  /** Of a device that is told of this list: what it calls itself there, so that it is not told of these. */
  device?: string
}

/** Of `changeList`: a reading, and what became of each change, in their order. */
export type ChangeListAnswer = ListAnswer & { results: ChangeResult[] }

/** Of `readSummary`. */
export interface SummaryAnswer extends Pick<ListHead, 'id' | 'name'> {
  /** As the server writes times: '2026-11-21 08:30:00.000Z'. */
  changedAt: string
  /** The nickname of who changed it then, '' for nobody known. */
  changedBy: string
  remaining: number
  total: number
}

/** One thing that was bought, as it was then. */
export interface BoughtThing
  extends Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'store' | 'price'> {
  /** When it left the list, as the server writes times. */
  at: string
  /** The list's revision at which it was ticked: the order of ticks; 0 for what was bought before this was kept. */
  ticked: number
}

/** Of `readHistory`, the latest first. */
export interface HistoryAnswer {
  bought: BoughtThing[]
}

/** Of `readLinks`: '' while there is no read-only link. */
export interface LinksAnswer {
  readToken: string
}

/** Of `changeLinks`: another full link, or another read-only one, '' for none. */
export type ChangeLinksBody = { shareToken: string } | { readToken: string }

/** Of `leave`, and of every other call of an open page. */
export interface PageBody {
  /** Of the page's event stream. */
  clientId: string
}

/** Of `heartbeat`. Pages of an older version do not say who looks at them. */
export interface HeartbeatBody extends PageBody, Partial<Visitor> {
  /** The last word that a message asked for: it proves that the stream is read. */
  answer: string
}

/** Of `typing`. */
export interface TypingBody extends PageBody {
  typing: boolean
}

/** Of `findEngine`. */
export interface EngineAnswer {
  engine: boolean
}

/** Of every call that is refused. */
export interface RefusalAnswer {
  status: number
  /** In Romanian, for a person. */
  message: string
  data: { problem?: string }
}
