import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { PushTarget } from '../../domain/notices/subscription.ts'
import { type OutsideDoor, postOutside, type Sending } from '../outbound/post-outside.ts'
import type { PushKeys } from './push-keys.ts'

/** Who sends: the keys, and where a push service finds out about us when we trouble it. */
export interface Sender extends PushKeys {
  /** An address of https: or mailto:. */
  subject: string
}

/** After this nobody wants to know any more. */
export const noticeLivesMs = 4 * 3_600_000
const msPerSecond = 1000
const topicLength = 32
const gone: readonly number[] = [404, 410]

/** A message and for whom it is. */
interface Message extends PushTarget {
  /** Of the subscription, by which a later message takes the place of an earlier one (RFC 8030, 5.4). */
  id: string
  text: string
  /** For how long the push service keeps it for a device that is away. */
  livesMs: number
}

/** Sends one notice, encrypted for the browser alone (RFC 8291). */
export async function sendNotice(message: Message, sender: Sender, door?: OutsideDoor): Promise<Sending> {
  const sealed = seal(message, sender)
  if (!sealed) return { outcome: 'gone' }
  const { headers, body } = sealed
  return await postOutside({ address: message.endpoint, headers, body, gone }, door)
}

/** @returns undefined for keys that are none: nobody could read it */
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
