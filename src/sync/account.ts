import type PocketBase from 'pocketbase'
import type { RecordService } from 'pocketbase'
import { fieldsOf } from '../domain/lib/fields-of.ts'
import type { Call } from '../protocol/calls.ts'
import { fetchPocketBase } from './page-client.ts'
import type { Reply } from './send.ts'

/** Functions that send requests of an account; each throws the errors of PocketBase's SDK. */
export interface Asking {
  /** PocketBase's collection of accounts. */
  accounts: RecordService
  /** Sends one of the app's own calls as the account. */
  ours: (call: Call) => Promise<unknown>
}

/** Status 200 if the request succeeded, whatever the server did. */
export type AccountReply = Pick<Reply, 'status' | 'value'>

/**
 * Sends a request to PocketBase's accounts. Never throws: a missing answer is a reply too.
 *
 * @param session the session of the account; undefined if nobody is signed in
 * @param tell receives the changes of the session that result, before the answer
 */
export async function askAccount(
  session: Session | undefined,
  tell: (change: SessionChange) => void,
  ask: (asking: Asking) => Promise<unknown>,
): Promise<AccountReply> {
  try {
    const pocketBase = (await fetchPocketBase()).pocketBaseAt()
    followSession(pocketBase, session, tell)
    return { status: 200, value: await ask(askingBy(pocketBase)) }
  } catch (error) {
    const { status, response } = fieldsOf(error)
    return { status: Number(status) || 0, value: response }
  }
}

function askingBy(pocketBase: PocketBase): Asking {
  return {
    accounts: pocketBase.collection(accountsName),
    ours: ({ method, path }) => pocketBase.send<unknown>(path, { method }),
  }
}

/** A change of the session in PocketBase's SDK: a new or changed session, or its end. */
export type SessionChange = { kind: 'kept'; session: Session } | { kind: 'ended' }

/**
 * Signs a client of PocketBase's SDK in, and follows its auth store from then on.
 *
 * @param session undefined if nobody is signed in
 * @param tell receives each change of the session; the client itself stores nothing
 */
export function followSession(
  { authStore }: PocketBase,
  session: Session | undefined,
  tell: (change: SessionChange) => void,
): void {
  if (session) authStore.save(session.token, recordOf(session))
  authStore.onChange((token, record) => {
    const read = sessionIn({ token, record })
    if (!record) tell({ kind: 'ended' })
    else if (read) tell({ kind: 'kept', session: read })
  })
}

function recordOf({ id, email, displayName }: Session) {
  return { id, email, display_name: displayName, collectionId: '', collectionName: accountsName }
}

/** PocketBase's collection of accounts. */
const accountsName = 'users'

/** The account that is signed in on this device. */
export interface Session {
  /** Valid for 30 days, and renewed when it is used. */
  token: string
  /** Id of the account. */
  id: string
  email: string
  displayName: string
}

/** @param kept a stored value, or a part of the server's answer @returns undefined if it is no session */
export function readSession(kept: unknown): Session | undefined {
  const { token, id, email, displayName } = fieldsOf(kept)
  const isWhole = isFilled(token) && isFilled(id) && isFilled(email) && typeof displayName === 'string'
  return isWhole ? { token, id, email, displayName } : undefined
}

/** Returns the session from PocketBase's answer to a sign-in: `{token, record}`. */
export function sessionIn(answer: unknown): Session | undefined {
  const { token, record } = fieldsOf(answer)
  const { id, email, display_name: displayName } = fieldsOf(record)
  return readSession({ token, id, email, displayName })
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
