import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto'
import type { WantedNotices } from '../../../src/domain/notices/subscription.ts'

/** A browser with a push subscription: the data that it sends to the site, and its private key. */
export interface PushedBrowser {
  target: Pick<WantedNotices, 'endpoint' | 'p256dh' | 'auth'>
  privateKey: Buffer
}

export function pushedBrowser(host = 'push.example.org'): PushedBrowser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    target: {
      endpoint: `https://${host}/send/${randomUUID()}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    privateKey: keys.getPrivateKey(),
  }
}

/** Returns a subscription to all three kinds of notifications, at any hour and without names, unless `other` differs. */
export function wantedNotices({ target }: PushedBrowser, other: Partial<WantedNotices> = {}): WantedNotices {
  return {
    ...target,
    kinds: ['added', 'removed', 'done'],
    zone: 'Europe/Bucharest',
    quietFrom: 0,
    quietTo: 0,
    showsNames: false,
    isShopping: false,
    person: '',
    ...other,
  }
}

/** Returns the id of a browser on a list. */
export function deviceOn(listId: string, { target }: PushedBrowser): string {
  return createHash('sha256').update(`${listId} ${target.endpoint}`).digest('hex').slice(0, 32)
}
