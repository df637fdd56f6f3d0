import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { isUuid } from '../../../src/domain/lib/uuid.ts'
import { readListName } from '../../../src/domain/list/list-name.ts'
import {
  type KeyedHead,
  type KeyedListsAnswer,
  keyedListsCalls,
  type LinkedListsBody,
  type MakeKeyedListBody,
  type SavedLink,
} from '../../../src/protocol/account-keys.ts'
import { type KeyAccess, readKeyAccess } from '../../../src/protocol/key-calls.ts'
import { listsPerAccount } from '../../../src/protocol/limits.ts'
import { listNode } from '../account/keepers-to-leave.ts'
import type { ListNode } from '../account/list-node.ts'
import { saveList } from '../account/saved-lists.ts'
import { json, jsonText, type RefusalCode, type RouteAnswer, refused } from '../answer.ts'
import { insertList, tokenOfList } from '../list/list-queries.ts'
import { newUuid } from '../new-uuid.ts'
import type { App, Database, RequestEvent } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { openRoute } from '../route.ts'
import { isServed, noList } from '../served.ts'
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
 * this keeps no list alive. For other nodes, with the key of the cluster: returns those that some links open here.
 */
export const readKeyedLists = (event: RequestEvent) =>
  listNode(event.app, Date.now()).isFromNode(event) ? readLinkedLists(event) : readOwnLists(event)

const readOwnLists = programRoute({}, ({ app, known, nowMs }) => {
  const { owner, access } = known
  if (owner.of === 'list') return json(answerOf(known, ownList(app.db(), known)))
  const saved = savedIn(app.db(), known)
  const away = headsOfNodes(
    listNode(app, nowMs),
    access,
    saved.filter(({ head }) => head === null),
  )
  if (!(away instanceof Map)) return away
  const lists = saved.flatMap(({ listId, head }) => head ?? away.get(listId) ?? [])
  return json(answerOf(known, lists))
})

const readLinkedLists = openRoute({ body: readLinks }, ({ app, body: { access, links } }) => {
  const [first] = links
  if (first && noList(app.db(), first.token) === 'elsewhere') return refused('elsewhere')
  const sql = `SELECT ${headJson(accessBySaved)} AS value
    FROM (SELECT value ->> 'listId' AS list_id, value ->> 'token' AS token FROM json_each({:links})) saved_lists
      JOIN (SELECT {:access} AS access) k JOIN lists ON ${isOpenedBySaved}
    WHERE ${isServed}`
  const lists = textRows(app.db(), sql, { access, links: JSON.stringify(links) })
  return jsonText(`{"lists":[${lists.join()}]}`)
})

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
  const answer = answerOf(
    known,
    savedIn(app.db(), known, id).flatMap(({ head }) => head ?? []),
  )
  if (once) keepAnswer(app.db(), id, once, JSON.stringify(answer), nowMs)
  return json(answer)
})

function answerOf({ access, name }: KnownKey, lists: readonly KeyedHead[]): KeyedListsAnswer {
  return { access, name, lists }
}

/** The list of a list's key. */
function ownList(database: Database, { keyId }: KnownKey): KeyedHead[] {
  const sql = `SELECT ${headJson('k.access')} AS value FROM lists JOIN api_keys k ON k.list = lists.id
    WHERE k.id = {:keyId} AND ${isServed}`
  return textRows(database, sql, { keyId }).map((row) => JSON.parse(row))
}

/** A saved list; without its head where this node does not open it. */
interface SavedHead extends SavedLink {
  head: KeyedHead | null
}

/** The lists of an account's key, the first saved first. @param only id of one list; '' for all */
function savedIn(database: Database, { keyId }: KnownKey, only = ''): SavedHead[] {
  const saved = jsonObject<SavedHead>({
    listId: 'saved_lists.list_id',
    token: 'saved_lists.token',
    head: `iif(lists.id IS NULL, NULL, ${headJson(accessBySaved)})`,
  })
  const sql = `SELECT ${saved} AS value
    FROM account_keys k JOIN saved_lists ON saved_lists.account = k.account
      LEFT JOIN lists ON ${isOpenedBySaved} AND ${isServed}
    WHERE k.id = {:keyId} AND {:only} IN ('', saved_lists.list_id)
    ORDER BY saved_lists.created, saved_lists.rowid`
  return textRows(database, sql, { keyId, only }).map((row) => JSON.parse(row))
}

/**
 * Reads the heads of lists that this node does not open. One request for each node that has some, and one for each list that
 * no node has.
 *
 * @returns a refusal if a node does not answer: a program would take a list that is missing as deleted
 */
function headsOfNodes(
  node: ListNode,
  access: KeyAccess,
  links: readonly SavedLink[],
): Map<string, KeyedHead> | RouteAnswer {
  const heads = new Map<string, KeyedHead>()
  let left = links.map(({ listId, token }) => ({ listId, token }))
  for (let [first] = left; first; [first] = left) {
    const asked = JSON.stringify({ access, links: left } satisfies LinkedListsBody)
    const answer = node.ask(keyedListsCalls.read.path, first.token, asked)
    if (!answer) return heads
    if (answer.kind !== 'json') return answer
    const { lists } = JSON.parse(answer.text) as Pick<KeyedListsAnswer, 'lists'>
    for (const head of lists) heads.set(head.listId, head)
    left = left.slice(1).filter(({ listId }) => !heads.has(listId))
  }
  return heads
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

/** @returns a refusal of links that only another node could send wrongly */
function readLinks({ access: said, links }: Fields): LinkedListsBody | RefusalCode {
  const access = readKeyAccess(said)
  const isRead = Array.isArray(links) && links.length <= listsPerAccount && links.every(isLink)
  return access === undefined || !isRead ? 'malformed' : { access, links }
}

function isLink(value: unknown): value is SavedLink {
  const { listId, token } = fieldsOf(value)
  return isUuid(listId) && isUuid(token)
}

function readWanted({ id, name: wantedName, once: wanted }: Fields): MakeKeyedListBody | RefusalCode {
  const once = readOnce(wanted)
  const name = readListName(wantedName)
  if (!isUuid(id) || once === false) return 'malformed'
  return name === undefined ? 'list-name' : { id, name, once }
}
