import type PocketBase from 'pocketbase'
import type { RecordService } from 'pocketbase'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { Call } from '../../protocol/calls.ts'
import { fetchPocketBase } from '../calls/fetch-pocketbase.ts'
import type { Reply } from '../calls/send.ts'
import { followSession, type SessionChange } from './follow-session.ts'
import { accountsName, type Session } from './session.ts'

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
