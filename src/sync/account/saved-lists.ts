import { byCodeUnits } from '../../domain/lib/code-units.ts'
import { askJson } from '../calls/ask-json.ts'
import { accountClient } from './account-client.ts'

/** A list that an account keeps, and what the list itself says of what is on it. */
export interface SavedList {
  listId: string
  token: string
  name: string
  state: ({ kind: 'known' } & Told) | { kind: 'gone' } | { kind: 'unknown' }
}

interface Told {
  remaining: number
  total: number
  /** As the server stores times; '2026-11-21 08:00:00.000Z'. */
  changedAt: string
  /** The nickname of who changed it then, where the list tells. */
  changedBy?: string
}

type Kept = Pick<SavedList, 'listId' | 'token' | 'name'>

/** The lists of the account, the last changed first; undefined when they cannot be had. */
export async function readSavedLists(session: string): Promise<SavedList[] | undefined> {
  const { status, value } = await accountClient(session).askOurs('lists', { method: 'GET' })
  if (status !== 200 || !Array.isArray(value)) return undefined
  const lists = await Promise.all((value as Kept[]).map(withState))
  return lists.sort((a, b) => byCodeUnits(changedAt(b), changedAt(a)))
}

/** @returns the status of the answer, as below; 0 when there was none */
export async function saveList(session: string, token: string): Promise<number> {
  const headers = { Authorization: session, 'X-Share-Token': token }
  return (await askJson('/api/account/lists', headers, { method: 'POST' })).status
}

export async function leaveList(session: string, listId: string): Promise<number> {
  const request = { method: 'POST', body: { listId } } as const
  return (await accountClient(session).askOurs('lists/leave', request)).status
}

/** Each list is asked alone, by its own key. */
async function withState(kept: Kept): Promise<SavedList> {
  const headers = { 'X-Share-Token': kept.token }
  const { status, value } = await askJson('/api/list/summary', headers, { method: 'GET' })
  if (status === 404) return { ...kept, state: { kind: 'gone' } }
  if (status !== 200) return { ...kept, state: { kind: 'unknown' } }
  const { name, ...told } = value as Told & { name: string }
  return { ...kept, name, state: { kind: 'known', ...told } }
}

/** What is not known comes last. */
function changedAt({ state }: SavedList): string {
  return state.kind === 'known' ? state.changedAt : ''
}
