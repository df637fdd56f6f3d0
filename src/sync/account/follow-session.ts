import type PocketBase from 'pocketbase'
import { accountsName, type Session, sessionIn } from './session.ts'

/** What PocketBase's SDK says of a session: another one, or one with other words, or that it is over. */
export type SessionChange = { kind: 'kept'; session: Session } | { kind: 'ended' }

/**
 * Signs a client of PocketBase's SDK in, and follows its auth store from then on.
 *
 * @param session undefined for nobody's
 * @param tell is told each change of it; the client itself keeps nothing
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
