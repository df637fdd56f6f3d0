import type PocketBase from 'pocketbase'
import { accountsName, type Session, sessionIn } from './session.ts'

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
