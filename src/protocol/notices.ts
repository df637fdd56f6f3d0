import type { WantedNotices } from '../domain/notices/subscription.ts'
import type { Call } from './calls.ts'

/** By which a device is told of a list, or no more. */
export const noticeCalls = {
  subscribe: { method: 'POST', path: '/api/list/notices' },
  end: { method: 'DELETE', path: '/api/list/notices' },
} as const satisfies Record<string, Call>

/** By which key browsers subscribe to notices: answered by the site's server itself, which signs by the other half. */
export const readPushKey = { method: 'GET', path: '/api/push-key' } as const satisfies Call

/** Of `subscribe`. */
export type SubscribeBody = WantedNotices

/** Of `end`: what the device calls itself on this list. */
export interface NoticeDeviceBody {
  device: string
}

/** Of `readPushKey`: the public half, in base64url. */
export interface PushKeyAnswer {
  key: string
}
