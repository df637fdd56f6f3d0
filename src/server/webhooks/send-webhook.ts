import { createHmac } from 'node:crypto'
import type * as z from 'zod'
import type { webhookMessageSchema } from '../../list-api/schemas.ts'
import type { DueWebhook } from '../../protocol/operator.ts'
import { type OutsideDoor, postOutside, type Sending } from '../outbound/post-outside.ts'

const secretMark = 'whsec_'
const gone: readonly number[] = [410]

/**
 * Notifies a program that its list has changed, signed according to Standard Webhooks 1.0: a repeated message has the same
 * id.
 *
 * @param agent User-Agent of the request
 */
export async function sendWebhook(
  { key, url, secret, rev }: DueWebhook,
  nowMs: number,
  agent: string,
  door?: OutsideDoor,
): Promise<Sending> {
  const timestamp = new Date(nowMs).toISOString()
  const message: z.infer<typeof webhookMessageSchema> = { type: 'list.changed', timestamp, data: { rev } }
  const body = JSON.stringify(message)
  const id = `${key}-${rev}`
  const seconds = Math.floor(nowMs / 1000)
  const signature = createHmac('sha256', Buffer.from(secret.slice(secretMark.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': agent,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
  return await postOutside({ address: url, headers, body, gone }, door)
}
