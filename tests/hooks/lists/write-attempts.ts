import { randomUUID } from 'node:crypto'
import type { Call } from '../../support/people/api.ts'
import { pushedBrowser, wantedNotices } from '../../support/people/push-target.ts'
import { collectionAttempts, type Target } from './access-attempts.ts'

/** Answer to a write with a read-only link: that the link is read-only, or the answer to any stranger. */
type Refusal = 'read-only' | 'refused'

export type WriteAttempt = [name: string, path: string, call: Call, refusal: Refusal]

/** Every way to change something or to see more than the list, with the read-only token `token`. */
export function writeAttempts({ listId, itemId, token }: Target): WriteAttempt[] {
  const change = (fields: object) => ({ id: randomUUID(), listId, ...fields })
  const batches: [string, unknown][] = [
    ['add an item', { changes: [change({ kind: 'add', itemId: randomUUID(), fields: { name: 'furat' } })] }],
    ['tick an item', { changes: [change({ kind: 'set', itemId, fields: { completed: true } })] }],
    [
      'say that an item was not found',
      { changes: [change({ kind: 'set', itemId, fields: { notFound: true } })] },
    ],
    ['rename an item', { changes: [change({ kind: 'set', itemId, fields: { name: 'furat' } })] }],
    ['change an amount', { changes: [change({ kind: 'set', itemId, fields: { quantity: '9' } })] }],
    [
      'move an item to a shelf',
      { changes: [change({ kind: 'set', itemId, fields: { category: 'peste' } })] },
    ],
    ['say something of an item', { changes: [change({ kind: 'set', itemId, fields: { note: 'furat' } })] }],
    ['take an item', { changes: [change({ kind: 'set', itemId, fields: { taker: 'Eu' } })] }],
    ['delete an item', { changes: [change({ kind: 'remove', itemId })] }],
    ['put an item back', { changes: [change({ kind: 'restore', itemId })] }],
    ['rename the list', { changes: [change({ kind: 'rename', name: 'Furată' })] }],
    ['set an option of the list', { changes: [change({ kind: 'set-option', key: 'budget', value: '1' })] }],
    ['send many changes', { changes: Array.from({ length: 100 }, () => change({ kind: 'remove', itemId })) }],
    ['send no changes', { changes: [] }],
    ['send nothing', {}],
    ['send no JSON', 'x'],
    [
      'change the list by its body',
      { token, shareToken: token, changes: [change({ kind: 'remove', itemId })] },
    ],
  ]
  const links: [string, unknown][] = [
    ['change the full link', { shareToken: randomUUID() }],
    ['make its own link the full one', { shareToken: token }],
    ['change the read-only link', { readToken: randomUUID() }],
    ['keep the read-only link', { readToken: token }],
    ['take the read-only link back', { readToken: '' }],
    ['ask for a malformed link', { shareToken: 'x' }],
  ]
  const device = itemId.replaceAll('-', '')
  return [
    ...batches.map(([name, body]): WriteAttempt => [name, '/api/list/changes', post(body), 'read-only']),
    ...links.map(([name, body]): WriteAttempt => [name, '/api/list/links', post(body), 'read-only']),
    ['see the links', '/api/list/links', {}, 'read-only'],
    ['see the history', '/api/list/history', {}, 'read-only'],
    ['see the keys', '/api/list/keys', {}, 'read-only'], // part: integrations
    ['make a key', '/api/list/keys', post({}), 'read-only'], // part: integrations
    ['take a key back', '/api/list/keys/take-back', post({ id: itemId }), 'read-only'], // part: integrations
    ['subscribe a device', '/api/list/notices', post(wantedNotices(pushedBrowser())), 'read-only'],
    ['unsubscribe a device', '/api/list/notices', { method: 'DELETE', body: { device } }, 'read-only'],
    ['delete the list', '/api/list', { method: 'DELETE' }, 'read-only'],
    ['type', '/api/list/typing', post({ clientId: 'x', typing: true }), 'read-only'],
    ['make the list once more', '/api/list', post({ id: listId, name: 'Furată' }), 'refused'],
    ['make another list of its key', '/api/list', post({ id: randomUUID(), name: 'Furată' }), 'refused'],
    ...collectionAttempts({ listId, itemId, token }, { listId, itemId, token }).map(
      ([name, path, given]): WriteAttempt => [name, path, given ?? {}, 'refused'],
    ),
  ]
}

function post(body: unknown): Call {
  return { method: 'POST', body }
}
