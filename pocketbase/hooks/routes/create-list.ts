import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { readListName } from '../../../src/domain/list/list-name.ts'
import type { RouteAnswer } from '../answer.ts'
import { json, refused, route } from '../answer.ts'
import { findList, insertList } from '../list/lists.ts'
import { readBody, readSince, tokenOf } from '../request.ts'

/**
 * POST /api/list: id and token are made by the client, so that a repeat meets its own list. Who knew the list at a
 * revision asks for one that the server may have lost; where it has not, there is no such list.
 */
export const createList = route((event): RouteAnswer => {
  const body = readBody(event)
  if (body.kind === 'too-long') return refused('too-long')
  const token = tokenOf(event)
  const { id, name: wantedName, rev: knownRev } = fieldsOf(body.value)
  const rev = readSince(knownRev ?? 0)
  if (token === '' || !isUuid(id) || rev === undefined) return refused('malformed')
  const name = readListName(wantedName)
  if (name === undefined) return refused('list-name')
  insertList(event.app.db(), { id, token, name, rev }, Date.now())
  const list = findList(event.app.db(), token)
  if (list?.id !== id || list.isReadOnly) return refused(rev > 0 ? 'unknown-list' : 'list-taken')
  return json(JSON.stringify({ id, name: list.name, rev: list.rev }))
})
