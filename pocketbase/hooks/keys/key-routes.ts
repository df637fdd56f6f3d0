import { isUuid } from '../../../src/domain/lib/uuid.ts'
import {
  type MakeKeyBody,
  readAccountKey,
  readKeyAccess,
  readKeyName,
  readListKey,
  slotOfKey,
  type TakeBackKeyBody,
} from '../../../src/protocol/key-calls.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import { empty, jsonText, type RefusalCode, type RouteAnswer, refused } from '../answer.ts'
import type { App } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { changeCredentials } from '../restore/credentials.ts'
import { accountRoute, listRoute } from '../route.ts'
import { deleteKey, hasAllKeys, insertKey, type KeyOwner, readKeysOf } from './keys.ts'

/** GET /api/list/keys: the keys of other programs, for holders of the full link. */
export const readKeys = listRoute({ access: 'edit' }, ({ app, list }) =>
  jsonText(readKeysOf(app.db(), ownList(list))),
)

/** POST /api/list/keys: one more. It begins as the list's own keys do, so that it leads to the same node. */
export const makeKey = listRoute(
  { access: 'edit', body: wantedBy(readListKey) },
  ({ app, list, token, body, nowMs }) =>
    slotOfKey(body.key) === slotOf(token) ? insert(app, ownList(list), body, nowMs) : refused('malformed'),
)

/** POST /api/list/keys/take-back, body `{id}`: the next request by it is refused. */
export const takeBackKey = listRoute({ access: 'edit', body: readTakenBack }, ({ app, list, body }) =>
  take(app, ownList(list), body),
)

/** GET /api/account/keys: the keys with which other programs use all lists of the account. */
export const readAccountKeys = accountRoute({}, ({ app, account }) =>
  jsonText(readKeysOf(app.db(), ownAccount(account))),
)

/** POST /api/account/keys: one more. */
export const makeAccountKey = accountRoute(
  { body: wantedBy(readAccountKey) },
  ({ app, account, body, nowMs }) => insert(app, ownAccount(account), body, nowMs),
)

/** POST /api/account/keys/take-back, body `{id}`: the next request by it is refused. */
export const takeBackAccountKey = accountRoute({ body: readTakenBack }, ({ app, account, body }) =>
  take(app, ownAccount(account), body),
)

function ownList({ id }: { id: string }): KeyOwner {
  return { of: 'list', id }
}

function ownAccount({ id }: { id: string }): KeyOwner {
  return { of: 'account', id }
}

function insert(app: App, owner: KeyOwner, body: MakeKeyBody, nowMs: number): RouteAnswer {
  if (changeCredentials(app, owner, (database) => insertKey(database, owner, body, nowMs))) return empty
  return refused(hasAllKeys(app.db(), owner) ? 'too-many-keys' : 'key-taken')
}

function take(app: App, owner: KeyOwner, { id }: TakeBackKeyBody): RouteAnswer {
  changeCredentials(app, owner, (database) => deleteKey(database, owner, id))
  return empty
}

function wantedBy(readKey: (value: unknown) => string | undefined) {
  return ({
    id,
    name: wantedName,
    access: wantedAccess,
    key: wantedKey,
  }: Fields): MakeKeyBody | RefusalCode => {
    const [key, access] = [readKey(wantedKey), readKeyAccess(wantedAccess)]
    if (!isUuid(id) || key === undefined || access === undefined) return 'malformed'
    const name = readKeyName(wantedName)
    return name === undefined ? 'key-name' : { id, name, access, key }
  }
}

function readTakenBack({ id }: Fields): TakeBackKeyBody | RefusalCode {
  return isUuid(id) ? { id } : 'malformed'
}
