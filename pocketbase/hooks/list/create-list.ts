import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { readListName } from '../../../src/domain/list/list-name.ts'
import type { CreateListBody } from '../../../src/protocol/calls.ts'
import { json, type RefusalCode, refused } from '../answer.ts'
import type { App, Database } from '../pocketbase.d.ts'
import { type Fields, readSince, tokenOf } from '../request.ts'
import { lastCredentials, restoreCredentials } from '../restore/credentials.ts'
import { openRoute } from '../route.ts'
import { noList } from '../served.ts'
import { writeInTransaction } from '../sql.ts'
import { findList, insertList } from './list-queries.ts'

/**
 * POST /api/list: the client makes the id and the token, so that a repeated request finds its own list. A request with a
 * revision is for a list that the server may have lost; if the server has not lost it, the answer is 'unknown-list'.
 */
export const createList = openRoute({ body: readWanted }, ({ app, event, body, nowMs }) => {
  const token = tokenOf(event)
  if (token === '') return refused('malformed')
  makeList(app, { ...body, token }, nowMs)
  const list = findList(app.db(), token)
  if (list?.id !== body.id || list.isReadOnly) return refused(whyNot(app.db(), token, body))
  return json<CreateListBody>({ id: list.id, name: list.name, rev: list.rev })
})

/** Makes the list, but not with a former link of a list that a restore has lost: the present link could not open it then. */
function makeList(app: App, wanted: CreateListBody & { token: string }, nowMs: number): void {
  const last = lastCredentials(app, wanted.id)
  if (last === undefined) insertList(app.db(), wanted, nowMs)
  else if (last.share === wanted.token)
    writeInTransaction(app, (transaction) => {
      if (insertList(transaction.db(), wanted, nowMs))
        restoreCredentials(transaction.db(), wanted.id, last.state)
    })
}

/** Reason for which a requested list does not exist. */
function whyNot(database: Database, token: string, { rev }: CreateListBody): RefusalCode {
  if (noList(database, token) === 'elsewhere') return 'elsewhere'
  return rev > 0 ? 'unknown-list' : 'list-taken'
}

function readWanted({ id, name: wantedName, rev: knownRev }: Fields): CreateListBody | RefusalCode {
  const rev = readSince(knownRev ?? 0)
  if (!isUuid(id) || rev === undefined) return 'malformed'
  const name = readListName(wantedName)
  return name === undefined ? 'list-name' : { id, name, rev }
}
