import { endpoints, nearEndpoints } from '../../unit/domain/notices/endpoints.ts'
import { itemCases } from './change-cases.ts'
import type { Happened, Owed, Subscriber } from './rules-in-use.ts'

const wanted = {
  endpoint: 'https://push.example.org/send/x',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'b'.repeat(22),
  kinds: ['done', 'added'],
  zone: 'Europe/Bucharest',
  quietFrom: 22,
  quietTo: 7,
  showsNames: true,
  isShopping: false,
  person: ' Ana ',
}

export const endpointCases: readonly unknown[] = [...endpoints, ...nearEndpoints]

/** Valid and invalid subscriptions of devices. */
export const wantedCases: readonly Readonly<Record<string, unknown>>[] = [
  wanted,
  {},
  ...nearEndpoints.map((endpoint) => ({ ...wanted, endpoint })),
  ...[{ kinds: [] }, { kinds: ['x'] }, { zone: '..' }, { quietTo: 24 }, { auth: '' }, { person: 7 }].map(
    (other) => ({
      ...wanted,
      ...other,
    }),
  ),
]

/** Additions, ticks and deletions of each item, and ticks of all items at once. */
export const alteredCases = [
  ...itemCases.flatMap((item) => [
    [{ before: undefined, after: item }],
    [{ before: item, after: { ...item, completed: !item.completed } }],
    [{ before: item, after: { ...item, deleted: !item.deleted } }],
  ]),
  itemCases.map((item) => ({ before: item, after: { ...item, completed: true } })),
]

const happened: Happened = {
  device: '',
  by: 'Dan',
  added: ['lapte'],
  removed: [{ name: 'țelină', taker: 'Ana' }],
  isDone: true,
  becameDone: true,
}
const subscriber: Subscriber = {
  id: 'a'.repeat(32),
  kinds: ['added', 'removed', 'done'],
  person: 'Ana',
  showsNames: true,
  shoppingUntilMs: 2_000,
  lastSentMs: 0,
  owed: null,
  dueMs: 0,
}

export const owedCases = [
  { subscriber, happened },
  { subscriber: { ...subscriber, person: 'Dan', lastSentMs: 900 }, happened },
  { subscriber: { ...subscriber, showsNames: false, shoppingUntilMs: 0, lastSentMs: 900 }, happened },
  { subscriber, happened: { ...happened, device: subscriber.id } },
]

export const untakenCase: Owed = {
  added: 2,
  removed: 0,
  isDone: true,
  addedNames: ['ouă', 'unt'],
  removedNames: [],
}
