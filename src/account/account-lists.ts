import { byCodeUnits } from '../domain/lib/code-units.ts'
import { type Call, calls, type SummaryAnswer } from '../protocol/calls.ts'
import { accountCalls, type LeaveSavedListBody, type SavedListAnswer } from '../protocol/late-calls.ts'
import { shareTokenHeader } from '../protocol/share-token.ts'
import { pageClient, sendFromPage } from '../sync/page-client.ts'
import type { Reply, Request } from '../sync/send.ts'
import { $session } from './session.ts'

/** Returns the lists of the account; none without an account, undefined if they are not available. */
export async function readAccountLists(): Promise<SavedList[] | undefined> {
  const session = $session.get()
  return session ? readSavedLists(session.token) : []
}

/**
 * Removes a list from the account.
 *
 * @returns a function that saves it again
 * @throws if the server does not confirm it
 */
export async function leaveAccountList(id: string, token: string): Promise<() => Promise<unknown>> {
  const session = $session.get()?.token ?? ''
  if ((await leaveList(session, id)) !== 204) throw new Error('the account still keeps the list')
  return () => saveList(session, token)
}

/** A list that an account keeps, and the present state of the list itself. */
export interface SavedList {
  listId: string
  token: string
  name: string
  state: ({ kind: 'known' } & Told) | { kind: 'gone' } | { kind: 'unknown' }
}

/** An older server does not send the name of the last person. */
type Told = Omit<SummaryAnswer, 'id' | 'name' | 'changedBy'> & { changedBy?: string }

/** Returns the lists of the account, the last changed first; undefined if they are not available. */
export async function readSavedLists(session: string): Promise<SavedList[] | undefined> {
  const { status, value } = await askAs(session, accountCalls.readSavedLists)
  if (status !== 200 || !Array.isArray(value)) return undefined
  const lists = await Promise.all((value as SavedListAnswer[]).map(withState))
  return lists.sort((a, b) => byCodeUnits(changedAt(b), changedAt(a)))
}

/** @returns the status of the answer; 0 if there was none */
export async function saveList(session: string, token: string): Promise<number> {
  return (await askAs(session, accountCalls.saveList, { headers: { [shareTokenHeader]: token } })).status
}

export async function leaveList(session: string, listId: string): Promise<number> {
  const body: LeaveSavedListBody = { listId }
  return (await askAs(session, accountCalls.leaveSavedList, { body })).status
}

/** Sends a call with the session of the account. */
function askAs(
  session: string,
  { method, path }: Call,
  { headers, ...request }: Pick<Request, 'headers' | 'body'> = {},
): Promise<Reply> {
  return sendFromPage(path, { ...request, method, headers: { ...headers, Authorization: session } })
}

/** Reads the summary of each list separately, with its own key. */
async function withState(kept: SavedListAnswer): Promise<SavedList> {
  const { status, value } = await pageClient(kept.token).ask(calls.readSummary)
  if (status === 404) return { ...kept, state: { kind: 'gone' } }
  if (status !== 200) return { ...kept, state: { kind: 'unknown' } }
  const { id: _, name, ...summary } = value as SummaryAnswer
  return { ...kept, name, state: { kind: 'known', ...summary } }
}

/** Moment of the last change; '' if unknown, which sorts last. */
function changedAt({ state }: SavedList): string {
  return state.kind === 'known' ? state.changedAt : ''
}
