import { type AccountReply, type Asking, askAccount } from '../sync/account.ts'
import { noteRequest } from './security.ts'
import { $session, dropSession, type Session, saveSession } from './session.ts'

type Ask = (asking: Asking) => Promise<unknown>

/** Sends a request without a session. A session that results from it is signed in on this device. */
export function askAsVisitor(ask: Ask): Promise<AccountReply> {
  return askAs(undefined, ask)
}

/**
 * Sends a request with the current session. Changes of the session that result from it are ignored if another session has
 * begun meanwhile.
 */
export function askAsMyself(ask: Ask): Promise<AccountReply> {
  return askAs($session.get(), ask)
}

function askAs(session: Session | undefined, ask: Ask): Promise<AccountReply> {
  noteRequest()
  return askAccount(
    session,
    (change) => {
      if (session && $session.get()?.token !== session.token) return
      if (change.kind === 'kept') saveSession(change.session)
      else dropSession()
    },
    ask,
  )
}
