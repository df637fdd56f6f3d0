import type { Owed } from '../domain/notices/owed.ts'
import type { PushTarget, QuietHours } from '../domain/notices/subscription.ts'

/** Numbers that PocketBase's process reports to its operator: sums, without data about persons. */
export interface HookNumbers extends ServerTotals {
  /** Moment at which PocketBase was started, in ms since 1970. */
  startedMs: number
  /** Number of open event streams. */
  streams: number
  /** Number of lists. */
  lists: number
  /** Number of lists that are open on a page. */
  watchedLists: number
  mails: MailTally
  /** Null if the last try succeeded, or there was none. */
  undelivered: Readonly<Record<DeliveredKind, Undelivered | null>>
}

/** Totals since the start of PocketBase. */
export interface ServerTotals {
  /** Changes accepted, repeats included. */
  accepted: number
  /** Changes refused, by their problem. */
  refused: Readonly<Record<string, number>>
  /** Time from the acceptance of a batch of changes until the news was handed to all streams, in ms. */
  pushMs: Histogram
}

/** Distribution of values; as in Prometheus, each bound counts the values that are no greater. */
export interface Histogram {
  /** Rising. */
  bounds: readonly number[]
  /** Number of values no greater than each bound. */
  counts: readonly number[]
  count: number
  sum: number
}

/** Outcomes of mails since the start of PocketBase. */
export interface MailTally extends Readonly<Record<MailOutcome, number>> {
  /** In ms since 1970. */
  lastSentMs?: number
  lastFailure?: MailFailure
  /** Start of each mail that the server has not answered yet, in ms since 1970, each under a random key. */
  underWay: Readonly<Record<string, number>>
}

/** `sent`: the server accepted it. `failed`: it did not. `kept`: no server is set, and the mail was saved as a file. */
type MailOutcome = 'sent' | 'failed' | 'kept'

export interface MailFailure {
  /** In ms since 1970. */
  atMs: number
  /** Message of the server or of the network, without any address. */
  reason: string
}

/** Outcome of a test mail that an operator has sent. */
export type MailTest =
  | { outcome: 'sent'; server: string; from: string }
  /** `reason` is the message of the server or of the network. */
  | { outcome: 'failed'; server: string; from: string; reason: string }
  /** No server is set; the mail is in a file instead. */
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

/** A series of failed deliveries, which lasts until one succeeds. */
export interface Undelivered {
  /** Moment of the first failure, in ms since 1970. */
  sinceMs: number
  tries: number
  /** Reason of the last failure: the status of the answer or the code of the network's error, without any address. */
  reason: string
}

/** A notification to send to a device, unless its quiet hours have begun. */
export interface OwedNotice extends PushTarget, QuietHours {
  /** Id of the subscription. */
  id: string
  /** The list's id, which opens nothing. */
  list: string
  /** Time zone of the device, as an IANA name. */
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
  /** The list's revision. */
  rev: number
}
