import type { WantedNotices } from '../domain/notices/subscription.ts'
import type { Call } from './calls.ts'

/** The calls that subscribe a device to notifications of a list, and end the subscription. */
export const noticeCalls = {
  subscribe: { method: 'POST', path: '/api/list/notices' },
  end: { method: 'DELETE', path: '/api/list/notices' },
} as const satisfies Record<string, Call>

/**
 * Call for the key with which browsers subscribe to notifications: the site's server answers it, and signs with the private
 * key.
 */
export const readPushKey = { method: 'GET', path: '/api/push-key' } as const satisfies Call

/** Body of `subscribe`. */
export type SubscribeBody = WantedNotices

/** Body of `end`: the device's id on this list. */
export interface NoticeDeviceBody {
  device: string
}

/** Answer of `readPushKey`: the public key, in base64url. */
export interface PushKeyAnswer {
  key: string
}
