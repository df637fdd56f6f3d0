import type { Call } from '../../support/people/api.ts'

/** Ids and token of an attacked list whose token the attacker was never given, or of a list that does not exist. */
export interface Target {
  listId: string
  itemId: string
  token: string
}

/** A request that must be refused, with the same answer whether its target exists or not. */
export type Attempt = [name: string, path: string, call?: Call]

export const collections = [
  'lists',
  'items',
  'changes',
  'history',
  'page_views',
  'api_keys',
  'push_subscriptions',
  'calendar_tasks',
] as const

/** Requests that only an open page sends. */
export const pageActions = ['heartbeat', 'leave', 'typing'] as const

/** Queries that request more of a collection than is allowed. */
function queriesOn({ listId, itemId, token }: Target): string[] {
  return [
    '',
    `filter=${encodeURIComponent(`share_token='${token}'`)}`,
    `filter=${encodeURIComponent(`share_token~'%'`)}`,
    `filter=${encodeURIComponent(`id='${listId}'||list='${listId}'||id='${itemId}'`)}`,
    `filter=${encodeURIComponent(`@collection.lists.share_token?~'%'`)}`,
    `filter=${encodeURIComponent(`@request.headers.x_share_token!=''`)}`,
    `filter=${encodeURIComponent(`1=1)||(1=1`)}`,
    `filter=${encodeURIComponent(`list.share_token:length>0`)}`,
    'sort=-share_token',
    'sort=@random',
    'expand=list,items_via_list,changes_via_list',
    'fields=*,share_token,expand.list.share_token',
    'perPage=-1&skipTotal=1',
  ]
}

export function collectionAttempts(target: Target, own: Target): Attempt[] {
  const { listId, itemId } = target
  const idOf = {
    lists: listId,
    items: itemId,
    changes: itemId,
    history: itemId,
    page_views: itemId,
    api_keys: itemId,
    push_subscriptions: itemId.replaceAll('-', ''),
    calendar_tasks: itemId,
  }
  return collections.flatMap((collection): Attempt[] => {
    const records = `/api/collections/${collection}/records`
    const headers = { 'X-Share-Token': own.token }
    return [
      ...queriesOn(target).map(
        (query): Attempt => [`list ${collection} ${query}`, `${records}?${query}`, { headers }],
      ),
      [`view ${collection}`, `${records}/${idOf[collection]}`, { headers }],
      [
        `view ${collection} expanded`,
        `${records}/${idOf[collection]}?expand=list&fields=*,expand.*`,
        { headers },
      ],
      [
        `create in ${collection}`,
        records,
        { method: 'POST', headers, body: { id: own.itemId, list: listId, name: 'furat', rev: 9 } },
      ],
      [
        `update ${collection}`,
        `${records}/${idOf[collection]}`,
        { method: 'PATCH', headers, body: { name: 'furat' } },
      ],
      [
        `move in ${collection}`,
        `${records}/${idOf[collection]}`,
        { method: 'PATCH', headers, body: { list: own.listId } },
      ],
      [`delete from ${collection}`, `${records}/${idOf[collection]}`, { method: 'DELETE', headers }],
    ]
  })
}

/** Attempts with values instead of the token. */
export function tokenAttempts({ listId, itemId, token }: Target): Attempt[] {
  const tokens: [string, string | undefined][] = [
    ['no token', undefined],
    ['an empty token', ''],
    ['a wildcard', '%'],
    ['wildcards in the shape of one', '________-____-____-____-____________'],
    ['an asterisk', '*'],
    ['SQL', `' OR 1=1 --`],
    ['SQL after it', `${token}' OR '1'='1`],
    ['its first half', token.slice(0, 18)],
    ['its last digit missing', token.slice(0, -1)],
    ['it twice', `${token},${token}`],
    ['it in quotes', `"${token}"`],
    ['it in braces', `{${token}}`],
    ['it as a URN', `urn:uuid:${token}`],
    ['it without hyphens', token.replaceAll('-', '')],
    ['it with another last digit', token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')],
    ['the id of the list', listId],
    ['the id of an item', itemId],
    ['the nil UUID', '00000000-0000-0000-0000-000000000000'],
  ]
  const changes = [{ id: itemId, listId, itemId, kind: 'remove' }]
  return tokens.flatMap(([name, given]): Attempt[] => [
    [`read with ${name}`, '/api/list', { token: given }],
    [
      `change with ${name}`,
      '/api/list/changes',
      { method: 'POST', token: given, body: { since: 0, changes } },
    ],
    [`see the history with ${name}`, '/api/list/history', { token: given }],
    [`see the keys with ${name}`, '/api/list/keys', { token: given }],
    [
      `use ${name} as a key`,
      '/api/keyed/open',
      { method: 'POST', headers: { 'X-List-Key': given ?? '' }, body: {} },
    ],
    [`see the links with ${name}`, '/api/list/links', { token: given }],
    [
      `change the link with ${name}`,
      '/api/list/links',
      { method: 'POST', token: given, body: { shareToken: itemId } },
    ],
    [`subscribe a device with ${name}`, '/api/list/notices', { method: 'POST', token: given, body: {} }],
    [`unsubscribe a device with ${name}`, '/api/list/notices', { method: 'DELETE', token: given, body: {} }],
    [`delete the list with ${name}`, '/api/list', { method: 'DELETE', token: given }],
    ...pageActions.map(
      (verb): Attempt => [
        `${verb} with ${name}`,
        `/api/list/${verb}`,
        { method: 'POST', token: given, body: { clientId: 'x', typing: true } },
      ],
    ),
  ])
}

/** Attempts with the right token in every wrong place. */
export function placeAttempts({ listId, token }: Target): Attempt[] {
  return [
    ['token in the query', `/api/list?token=${token}`],
    ['token in the query by its field', `/api/list?share_token=${token}`],
    ['token in the query by its header', `/api/list?X-Share-Token=${token}`],
    ['token in the path', `/api/list/${token}`],
    ['id in the path', `/api/list/${listId}`],
    ['token in the query for the history', `/api/list/history?token=${token}`],
    ['token in a cookie', '/api/list', { headers: { Cookie: `X-Share-Token=${token}` } }],
    ['token as authorization', '/api/list', { headers: { Authorization: token } }],
    ['token as bearer', '/api/list', { headers: { Authorization: `Bearer ${token}` } }],
    ['token in the query of a deletion', `/api/list?token=${token}`, { method: 'DELETE' }],
    ['token in the body of a deletion', '/api/list', { method: 'DELETE', body: { token } }],
    [
      'token in the body for another link',
      '/api/list/links',
      { method: 'POST', body: { token, shareToken: listId } },
    ],
    ['token in another header', '/api/list', { headers: { Share_Token: token, 'X-Token': token } }],
    ['token in the body', '/api/list/changes', { method: 'POST', body: { token, since: 0, changes: [] } }],
    [
      'token in the body of a beacon',
      '/api/list/leave',
      { method: 'POST', body: { token, 'X-Share-Token': token, clientId: 'x' } },
    ],
    ['token in the query of a beacon', `/api/list/leave?token=${token}`, { method: 'POST', body: {} }],
  ]
}

/** Attempts on PocketBase's other routes, and on routes that only its operator may use. */
export function systemAttempts({ listId, itemId, token }: Target): Attempt[] {
  const post = (body: unknown): Call => ({ method: 'POST', body })
  const item = { id: itemId, list: listId, name: 'furat' }
  return [
    [
      'batch',
      '/api/batch',
      post({
        requests: [
          {
            method: 'PATCH',
            url: `/api/collections/items/records/${itemId}`,
            headers: { 'X-Share-Token': token },
            body: item,
          },
        ],
      }),
    ],
    ['the users', '/api/collections/users/records'],
    [
      'signing in',
      '/api/collections/users/auth-with-password',
      post({ identity: 'a@b.ro', password: 'parola123' }),
    ],
    [
      'a superuser of one’s own',
      '/api/collections/_superusers/records',
      post({ email: 'a@b.ro', password: 'parola123' }),
    ],
    ['the superusers', '/api/collections/_superusers/records'],
    ['impersonation', `/api/collections/_superusers/impersonate/${itemId}`, post({})],
    [
      'a made-up session',
      '/api/collections/lists/records',
      { headers: { Authorization: 'eyJhbGciOiJub25lIn0.e30.' } },
    ],
    ['the collections', '/api/collections'],
    ['a collection', '/api/collections/lists'],
    ['opening a collection', '/api/collections/lists', { method: 'PATCH', body: { listRule: '' } }],
    ['emptying a collection', '/api/collections/items/truncate', { method: 'DELETE' }],
    ['importing collections', '/api/collections/import', { method: 'PUT', body: { collections: [] } }],
    ['the settings', '/api/settings'],
    ['changing the settings', '/api/settings', { method: 'PATCH', body: { batch: { enabled: true } } }],
    ['the log', '/api/logs'],
    ['the log’s figures', '/api/logs/stats'],
    ['the backups', '/api/backups'],
    ['making a backup', '/api/backups', post({ name: 'furat.zip' })],
    ['taking a backup', '/api/backups/furat.zip?token='],
    ['the scheduled jobs', '/api/crons'],
    ['running a job', '/api/crons/forget-old-changes', post({})],
    ['purging the lists', '/api/crons/purge-lists', post({})],
    ['a file', `/api/files/items/${itemId}/furat.png`],
    ['a file token', '/api/files/token', post({})],
    ['SQL', '/api/sql', post({ query: 'SELECT * FROM lists' })],
  ]
}

/** Topics of the live channel, and the token sent with them; `own` opens another list. */
export function topicAttempts({ listId, itemId, token }: Target, own: Target): [string, string[], string?][] {
  const options = encodeURIComponent(JSON.stringify({ headers: { 'X-Share-Token': token } }))
  return [
    ['the list without a token', [`list:${listId}`]],
    ['the list with a wrong token', [`list:${listId}`], listId],
    ['the list with the token of another', [`list:${listId}`], own.token],
    ['the list and one’s own', [`list:${own.listId}`, `list:${listId}`], own.token],
    ['every list', ['list:*'], own.token],
    ['no list', ['list:'], own.token],
    ['the beginning of an id', [`list:${listId.slice(0, 8)}`], own.token],
    ['the list with the token in options', [`list:${listId}?options=${options}`], own.token],
    ['one’s own with options', [`list:${own.listId}?options=${options}`], own.token],
    ['something below one’s own', [`list:${own.listId}/${listId}`], own.token],
    ['one’s own in upper case', [`LIST:${own.listId.toUpperCase()}`], own.token],
    ['all items', ['items/*'], own.token],
    ['all items, short', ['items'], own.token],
    ['one item', [`items/${itemId}`], own.token],
    [
      'items by a filter',
      [`items/*?options=${encodeURIComponent('{"query":{"filter":"id!=\'\'"}}')}`],
      own.token,
    ],
    ['all lists', ['lists/*'], own.token],
    ['the record of the list', [`lists/${listId}`], own.token],
    ['the changes', ['changes/*'], own.token],
    ['the history', ['history/*'], own.token],
    ['keys of programs', ['api_keys/*'], own.token],
    ['push subscriptions', ['push_subscriptions/*'], own.token],
    ['the users', ['users/*'], own.token],
    ['everything', ['*'], own.token],
    ['a sign-in', ['@oauth2'], own.token],
    ['items beside a harmless topic', ['PB_CONNECT', 'items/*'], own.token],
    ['a thousand topics', Array.from({ length: 1_000 }, (_, index) => `list:${index}`), own.token],
  ]
}
