import type PocketBase from 'pocketbase'
import type { RecordService } from 'pocketbase'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { Call } from '../../protocol/calls.ts'
import { fetchPocketBase } from '../calls/fetch-pocketbase.ts'
import type { Reply } from '../calls/send.ts'
import { followSession, type SessionChange } from './follow-session.ts'
import { accountsName, type Session } from './session.ts'

/** How an account is asked; each throws what PocketBase's SDK throws. */
export interface Asking {
  /** PocketBase's collection of accounts. */
  accounts: RecordService
  /** One of our own calls, in the account's name. */
  ours: (call: Call) => Promise<unknown>
}

/** 200 for whatever the server has done. */
export type AccountReply = Pick<Reply, 'status' | 'value'>

/**
 * Asks something of PocketBase's accounts. Never throws: no answer is an answer too.
 *
 * @param session in whose name; undefined for nobody's
 * @param tell is told what becomes of the session by it, before the answer
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
