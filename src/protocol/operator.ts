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

/** What is asked for notices that are due: with the ids of subscriptions that have ended. */
export interface TakeNoticesBody {
  gone: readonly string[]
}

/** Handed over once: whoever asks sends them. */
export interface OwedNoticesAnswer {
  notices: readonly OwedNotice[]
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
}

/** What became of the messages to programs that were handed over last, by their keys' ids. */
export interface WebhookOutcomes {
  /** With the revision that each has been told. */
  sent: readonly { key: string; rev: number }[]
  failed: readonly string[]
  gone: readonly string[]
}

/** Handed over to whoever asks, who sends them and tells what became of them. */
export interface DueWebhooksAnswer {
  due: readonly DueWebhook[]
}

/** That a list has changed, for the program of one of its keys. */
export interface DueWebhook {
  /** The id of the key. */
  key: string
  url: string
  secret: string
  /** The list's. */
  rev: number
}
