import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { isQuiet, type PushTarget } from '../../domain/notices/subscription.ts'
import type { NoticeOutcome, OwedNotice } from '../../protocol/operator.ts'
import type { PocketBaseAccess } from '../../protocol/site-secret.ts'
import { tellOperator } from '../health/journal.ts'
import { Meter } from '../limits/meter.ts'
import type { Deliveries } from '../outbound/deliveries.ts'
import { type Failure, type OutsideDoor, postOutside, type Sending } from '../outbound/post-outside.ts'
import { watchDue } from '../outbound/watch-due.ts'
import type { PushKeys } from './push-keys.ts'

/** Sender of notifications: its keys and contact address. */
export interface Sender extends PushKeys {
  /** Contact address for push services, https: or mailto:. */
  subject: string
}

/** A notification that is older has no use. */
export const noticeLivesMs = 4 * 3_600_000
const msPerSecond = 1000
const topicLength = 32
const gone: readonly number[] = [404, 410]

/** A message and its receiver. */
interface Message extends PushTarget {
  /** Id of the subscription; a later message replaces an earlier one (RFC 8030, 5.4). */
  id: string
  text: string
  /** Time for which the push service keeps the message for an unreachable device. */
  livesMs: number
}

/** Sends one notification, encrypted for the browser (RFC 8291). */
export async function sendNotice(message: Message, sender: Sender, door?: OutsideDoor): Promise<Sending> {
  const sealed = seal(message, sender)
  if (!sealed) return { outcome: 'gone' }
  const { headers, body } = sealed
  return await postOutside({ address: message.endpoint, headers, body, gone }, door)
}

/** @returns undefined for invalid keys, with which nobody could decrypt it */
function seal(
  { id, endpoint, p256dh, auth, text, livesMs }: Message,
  { subject, publicKey, privateKey }: Sender,
): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      TTL: Math.floor(livesMs / msPerSecond),
      topic: createHash('sha256').update(id).digest('base64url').slice(0, topicLength),
    })
  } catch {
    return undefined
  }
}

interface NoticesOptions {
  pocketBase: PocketBaseAccess
  sender: Sender
  deliveries: Deliveries
  /** Replaced in tests, which run their own push service. */
  door?: OutsideDoor
  /** Milliseconds between two requests for due notices. */
  everyMs?: number
  /** Time limit for the last report to PocketBase, in ms. */
  lastPatienceMs?: number
  nowMs?: () => number
}

/** Push services of Chrome, Firefox, Safari and Edge, and of browsers based on them. */
const knownServices = /(?:^|\.)(?:googleapis\.com|google\.com|mozilla\.com|apple\.com|windows\.com)$/
const sentAtOnce = { toKnown: 40, toOthers: 20 }
/** A visitor may name any machine as a push service, and must not be able to use the site to flood that machine. */
const toOthers = { atOnce: 30, perHour: 600 }
const untried: Failure = { outcome: 'failed', reason: 'not sent yet', isPassing: true, waitMs: 0 }

/**
 * Fetches due notices from PocketBase and sends them, until stopped.
 *
 * @returns a function that stops the fetching, and resolves once no notice is being sent
 */
export function watchNotices(options: NoticesOptions): () => Promise<void> {
  const { pocketBase, deliveries, everyMs, lastPatienceMs } = options
  const sendOne = makeSender(options)
  return watchDue<OwedNotice, NoticeOutcome>({
    pocketBase,
    path: '/api/operator/notices',
    everyMs,
    lastPatienceMs,
    pools: [
      { takes: isToKnown, atOnce: sentAtOnce.toKnown },
      { takes: () => true, atOnce: sentAtOnce.toOthers },
    ],
    undelivered: () => deliveries.undelivered,
    unsent: (notice) => outcomeOf(notice, untried),
    send: async (notice) => outcomeOf(notice, await sendOne(notice)),
  })
}

function isToKnown({ endpoint }: OwedNotice): boolean {
  return knownServices.test(new URL(endpoint).hostname)
}

/**
 * Returns the outcome to report to PocketBase: that the subscription is gone, or that the notice has to be sent again.
 * Returns undefined otherwise, because PocketBase has nothing to do then.
 */
function outcomeOf(notice: OwedNotice, sending: Sending | 'silenced'): NoticeOutcome | undefined {
  if (sending === 'silenced' || sending.outcome === 'sent') return undefined
  const { id, owed, takenMs, sinceMs, retries } = notice
  if (sending.outcome === 'gone') return { outcome: 'gone', id }
  const { waitMs } = sending
  return sending.isPassing ? { outcome: 'failed', id, owed, takenMs, sinceMs, retries, waitMs } : undefined
}

function makeSender({ sender, deliveries, door, nowMs = Date.now }: NoticesOptions) {
  const others = new Meter(toOthers)
  return async (notice: OwedNotice): Promise<Sending | 'silenced'> => {
    const { id, list, endpoint, p256dh, auth, owed, sinceMs, zone } = notice
    const livesMs = sinceMs + noticeLivesMs - nowMs()
    if (livesMs <= 0 || isQuiet(notice, hourIn(zone, nowMs()))) return 'silenced'
    const isKnown = isToKnown(notice)
    const isOverBudget = !isKnown && others.take('', nowMs()) > 0
    const message = { id, endpoint, p256dh, auth, livesMs, text: JSON.stringify({ list, ...owed }) }
    const sending = isOverBudget ? untried : await sendNotice(message, sender, door)
    // Only known services show that the site's connection fails: some machines that visitors name are always down.
    deliveries.note(sending, isKnown ? new URL(endpoint).hostname : undefined, nowMs())
    if (isKnown && sending.outcome === 'failed')
      tellOperator('warning', `A push service did not take a notice: ${sending.reason}`)
    return sending
  }
}

/** Romania's time zone, the fallback for a zone that this machine does not know. */
const homeZone = 'Europe/Bucharest'

/** Returns the hour of the day in a time zone, 0 to 23. */
export function hourIn(zone: string, nowMs: number): number {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(nowMs)
  try {
    return Number(format(zone))
  } catch {
    return Number(format(homeZone))
  }
}
