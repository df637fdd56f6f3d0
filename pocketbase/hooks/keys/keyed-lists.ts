import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { readListName } from '../../../src/domain/list/list-name.ts'
import type { KeyedHead, KeyedListsAnswer, MakeKeyedListBody } from '../../../src/protocol/account-keys.ts'
import { listsPerAccount } from '../../../src/protocol/limits.ts'
import { saveList } from '../account/saved-lists.ts'
import { jsonText, type RefusalCode, refused } from '../answer.ts'
import { insertList, tokenOfList } from '../list/list-queries.ts'
import { newUuid } from '../new-uuid.ts'
import type { App, Database } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { isServed } from '../served.ts'
import { jsonObject, textRows } from '../sql.ts'
import { answeredBefore, keepAnswer, readOnce } from './answered-once.ts'
import { programRoute } from './keyed-route.ts'
import { accessBySaved, isOpenedBySaved, type KnownKey } from './keys.ts'

const headJson = (access: string) =>
  jsonObject<KeyedHead>({
    listId: 'lists.id',
    name: 'lists.name',
    rev: 'lists.rev',
    changedAt: 'lists.updated',
    access,
    color: `coalesce((
      SELECT value ->> 'value' FROM json_each(iif(lists.options <> '', lists.options, '{"of":[]}'), '$.of')
      WHERE value ->> 'key' = 'color'
    ), '')`,
  })

/**
 * POST /api/keyed/lists, for the site's server, with the key of a program: returns the lists that it opens. Like opening one,
 * this keeps no list alive.
 */
export const readKeyedLists = programRoute({}, ({ app, known }) =>
  jsonText(answerOf(known, headsOf(app.db(), known, ''))),
)

/** POST /api/keyed/lists/make: a new list, saved in the account of the key. */
export const makeKeyedList = programRoute({ body: readWanted }, ({ app, known, body, nowMs }) => {
  const { id, once } = body
  if (known.owner.of !== 'account') return refused('list-key')
  if (known.access !== 'write') return refused('read-only')
  const before = once && answeredBefore(app.db(), id, once)
  if (before === 'other-request') return refused(before)
  if (before) return jsonText(before.answer)
  const problem = makeList(app, known.owner.id, body, nowMs)
  if (problem) return refused(problem)
  const answer = answerOf(known, headsOf(app.db(), known, id))
  if (once) keepAnswer(app.db(), id, once, answer, nowMs)
  return jsonText(answer)
})

function answerOf({ access, name }: KnownKey, heads: readonly string[]): string {
  const known = { access, name } satisfies Omit<KeyedListsAnswer, 'lists'>
  return `${JSON.stringify(known).slice(0, -1)},"lists":[${heads.join()}]}`
}

/** @param only id of one list; '' for all */
function headsOf(database: Database, { owner, keyId }: KnownKey, only: string): string[] {
  const sql =
    owner.of === 'list'
      ? `SELECT ${headJson('k.access')} AS value FROM lists JOIN api_keys k ON k.list = lists.id
         WHERE k.id = {:keyId} AND ${isServed} AND {:only} IN ('', lists.id)`
      : `SELECT ${headJson(accessBySaved)} AS value
         FROM account_keys k JOIN saved_lists ON saved_lists.account = k.account JOIN lists ON ${isOpenedBySaved}
         WHERE k.id = {:keyId} AND ${isServed} AND {:only} IN ('', lists.id)
         ORDER BY saved_lists.created, saved_lists.rowid`
  return textRows(database, sql, { keyId, only })
}

/** Attempts to find a link in a slot that this node serves. */
const tries = 100

/**
 * Makes a list that this node serves, and saves it. An unfinished request with the same id has left its list behind, which is
 * saved then: ids of programs are hashes of their keys or random.
 */
function makeList(
  app: App,
  account: string,
  { id, name }: MakeKeyedListBody,
  nowMs: number,
): RefusalCode | undefined {
  const count = 'SELECT CAST(count(*) AS TEXT) AS value FROM saved_lists WHERE account = {:account}'
  if (Number(textRows(app.db(), count, { account })[0]) >= listsPerAccount) return 'too-many-lists'
  for (let done = 0; done < tries && tokenOfList(app.db(), id) === undefined; done += 1)
    insertList(app.db(), { id, name, rev: 0, token: newUuid() }, nowMs)
  const token = tokenOfList(app.db(), id)
  return token === undefined ? 'list-taken' : saveList(app, account, token, nowMs)
}

function readWanted({ id, name: wantedName, once: wanted }: Fields): MakeKeyedListBody | RefusalCode {
  const once = readOnce(wanted)
  const name = readListName(wantedName)
  if (!isUuid(id) || once === false) return 'malformed'
  return name === undefined ? 'list-name' : { id, name, once }
}
