import { isUuid } from '../../../src/domain/lib/uuid.ts'
import {
  type MakeKeyBody,
  readKeyName,
  readListKey,
  slotOfKey,
  type TakeBackKeyBody,
} from '../../../src/protocol/list-keys.ts'
import { slotOf } from '../../../src/protocol/slot.ts'
import { empty, jsonText, type RefusalCode, refused } from '../answer.ts'
import type { Fields } from '../request.ts'
import { changeCredentials } from '../restore/credentials.ts'
import { listRoute } from '../route.ts'
import { deleteKey, hasAllKeys, insertKey, readKeysOf } from './keys.ts'

/** GET /api/list/keys: the keys of other programs, for holders of the full link. */
export const readKeys = listRoute({ access: 'edit' }, ({ app, list }) =>
  jsonText(readKeysOf(app.db(), list.id)),
)

/** POST /api/list/keys: one more. It begins as the list's own keys do, so that it leads to the same node. */
export const makeKey = listRoute(
  { access: 'edit', body: readWanted },
  ({ app, list, token, body, nowMs }) => {
    if (slotOfKey(body.key) !== slotOf(token)) return refused('malformed')
    if (changeCredentials(app, list.id, (database) => insertKey(database, list.id, body, nowMs))) return empty
    return refused(hasAllKeys(app.db(), list.id) ? 'too-many-keys' : 'key-taken')
  },
)

/** POST /api/list/keys/take-back, body `{id}`: the next request by it is refused. */
export const takeBackKey = listRoute({ access: 'edit', body: readTakenBack }, ({ app, list, body }) => {
  changeCredentials(app, list.id, (database) => deleteKey(database, list.id, body.id))
  return empty
})

function readWanted({ id, name: wantedName, access, key: wantedKey }: Fields): MakeKeyBody | RefusalCode {
  const key = readListKey(wantedKey)
  if (!isUuid(id) || key === undefined || (access !== 'read' && access !== 'write')) return 'malformed'
  const name = readKeyName(wantedName)
  return name === undefined ? 'key-name' : { id, name, access, key }
}

function readTakenBack({ id }: Fields): TakeBackKeyBody | RefusalCode {
  return isUuid(id) ? { id } : 'malformed'
}
