import type { Owed } from '../domain/notices/owed.ts'
import type { PushTarget, QuietHours } from '../domain/notices/subscription.ts'

/** What PocketBase's process tells its operator: sums, and nothing of anybody. */
export interface HookNumbers extends ServerTotals {
  /** When PocketBase was started, in ms since 1970. */
  startedMs: number
  /** Event streams that are open. */
  streams: number
  /** Lists there are. */
  lists: number
  /** Lists that somebody has open. */
  watchedLists: number
  mails: MailTally
  /** Null where the last try was a success, or nothing was tried. */
  undelivered: Readonly<Record<DeliveredKind, Undelivered | null>>
}

/** What has happened since PocketBase was started. */
export interface ServerTotals {
  /** Changes accepted, repeats included. */
  accepted: number
  /** Changes refused, by their problem. */
  refused: Readonly<Record<string, number>>
  /** From taking up a batch of changes until everybody's stream has been handed the news, in ms. */
  pushMs: Histogram
}

/** How often values fell where; as of Prometheus, each bound counts what is no greater than it. */
export interface Histogram {
  /** Rising. */
  bounds: readonly number[]
  /** One for each bound: how many values are no greater than it. */
  counts: readonly number[]
  count: number
  sum: number
}

/** What became of mails since PocketBase was started. */
export interface MailTally extends Readonly<Record<MailOutcome, number>> {
  /** In ms since 1970. */
  lastSentMs?: number
  lastFailure?: MailFailure
  /** When those were begun that the server has not answered for, in ms since 1970, each by a word of its own. */
  underWay: Readonly<Record<string, number>>
}

/** `sent`: the server took it. `failed`: it did not. `kept`: there is no server, and it became a file. */
type MailOutcome = 'sent' | 'failed' | 'kept'

export interface MailFailure {
  /** Since 1970. */
  atMs: number
  /** The server's own words or the network's, without any address. */
  reason: string
}

/** What became of a mail that an operator had sent to try the settings. */
export type MailTest =
  | { outcome: 'sent'; server: string; from: string }
  /** `reason` is that of the server or the network, in its own words. */
  | { outcome: 'failed'; server: string; from: string; reason: string }
  /** There is no server; it is in a file instead. */
  | { outcome: 'kept'; file: string }

/**
 * The request that the site's server sends to PocketBase every few seconds, for notices and for webhooks alike. It
 * reports the outcomes of messages handed over before, and asks for the messages that are due now.
 */
export interface TakeDueBody<Outcome> {
  outcomes: readonly Outcome[]
  /** Number of further messages that the site's server accepts. */
  room: number
  /** Number of messages handed over whose outcome is not reported yet, by the id of their list. */
  inHand: Readonly<Record<string, number>>
  undelivered: Undelivered | null
}

/** The messages that are due, which the requesting server sends. */
export interface DueAnswer<Due> {
  due: readonly Due[]
}

export const deliveredKinds = ['notices', 'webhooks'] as const

export type DeliveredKind = (typeof deliveredKinds)[number]

/** Nothing has been delivered since then, although it was tried. */
export interface Undelivered {
  /** Of the first try that failed, in ms since 1970. */
  sinceMs: number
  tries: number
  /** Why the last one failed: the status of the answer or the code of the network's error, without any address. */
  reason: string
}

/** A notice to be sent to a device, unless its day has come to an hour of silence. */
export interface OwedNotice extends PushTarget, QuietHours {
  /** Of the subscription. */
  id: string
  /** The list's id, which opens nothing. */
  list: string
  /** Of the device, as of the IANA. */
  zone: string
  owed: Owed
  /** Time at which it was handed over, in ms since 1970. It distinguishes this attempt from a later one. */
  takenMs: number
  /** Time at which it was first due, in ms since 1970. */
  sinceMs: number
  /** Number of earlier attempts to send the notice. */
  retries: number
}

/** The outcome of a notice. Notices that were sent are not reported. */
export type NoticeOutcome =
  /** The subscription has ended. */
  | { outcome: 'gone'; id: string }
  /** The push service may accept the notice later, after `waitMs`; 0 when the service asked for no wait. */
  | ({ outcome: 'failed'; waitMs: number } & UntakenNotice)

export type UntakenNotice = Pick<OwedNotice, 'id' | 'owed' | 'takenMs' | 'sinceMs' | 'retries'>

/** The outcome of a message to a program, by the id of the program's key. */
export type WebhookOutcome =
  /** `rev` is the list's revision in the message. */
  { outcome: 'sent'; key: string; rev: number } | { outcome: 'failed' | 'gone'; key: string }

/** A message that a list has changed, for the program that uses one of the list's keys. */
export interface DueWebhook {
  /** The id of the key. */
  key: string
  /** The list's id, which opens nothing. */
  list: string
  url: string
  secret: string
  /** The list's. */
  rev: number
}
