import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto'
import type { WantedNotices } from '../../../src/domain/notices/subscription.ts'

/** A browser that can be pushed to: what it tells the site, and the keys that it keeps to itself. */
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

/** All three kinds, told at any hour, without names, unless said otherwise. */
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

/** What a browser calls itself on a list. */
export function deviceOn(listId: string, { target }: PushedBrowser): string {
  return createHash('sha256').update(`${listId} ${target.endpoint}`).digest('hex').slice(0, 32)
}
