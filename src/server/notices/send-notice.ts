import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { PushTarget } from '../../domain/notices/subscription.ts'
import { type OutsideDoor, outcomeOf, postOutside, type SendOutcome } from '../outbound/post-outside.ts'
import type { PushKeys } from './push-keys.ts'

/** Who sends: the keys, and where a push service finds out about us when we trouble it. */
export interface Sender extends PushKeys {
  /** An address of https: or mailto:. */
  subject: string
}

/** After this nobody wants to know any more, in seconds. */
const livesSeconds = 4 * 3_600
const topicLength = 32
const goneStatuses: readonly number[] = [404, 410]

/**
 * Sends one notice, encrypted for the browser alone (RFC 8291).
 *
 * @param id of the subscription, by which a later notice takes the place of an earlier one (RFC 8030, 5.4)
 */
export async function sendNotice(
  { id, endpoint, p256dh, auth }: PushTarget & { id: string },
  payload: string,
  sender: Sender,
  door?: OutsideDoor,
): Promise<SendOutcome> {
  const sealed = seal({ endpoint, keys: { p256dh, auth } }, payload, sender, id)
  if (!sealed) return 'gone'
  const { headers, body } = sealed
  return outcomeOf(await postOutside({ address: endpoint, headers, body }, door), goneStatuses)
}

/** @returns undefined for keys that are none: nobody could read it */
function seal(
  subscription: webPush.PushSubscription,
  payload: string,
  { subject, publicKey, privateKey }: Sender,
  id: string,
): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      TTL: livesSeconds,
      topic: createHash('sha256').update(id).digest('base64url').slice(0, topicLength),
    })
  } catch {
    return undefined
  }
}
