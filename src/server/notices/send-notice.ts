import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { PushTarget } from '../../domain/notices/subscription.ts'
import { type OutsideDoor, postOutside, type Sending } from '../outbound/post-outside.ts'
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
