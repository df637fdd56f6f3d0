import { computed, type ReadableAtom } from 'nanostores'
import { dropCachedSaved } from '../device/cached-lists.ts'
import { readSession, type Session } from '../sync/account.ts'
import { settingAtom } from '../ui/setting-atom.ts'

export type { Session }

/** An object, so that the other tabs of a device are notified of a sign-out as well. */
interface StoredSession {
  session?: Session
}

const $kept = settingAtom<StoredSession>('session', (value) => {
  const { session } = { ...(typeof value === 'object' ? (value as { session?: unknown }) : undefined) }
  const read = readSession(session)
  return read ? { session: read } : {}
})

/** The account that is signed in on this device, in all of its tabs; undefined for none. */
export const $session: ReadableAtom<Session | undefined> = computed($kept, ({ session }) => session)

export function saveSession(session: Session): void {
  $kept.set({ session })
}

export function dropSession(): void {
  $kept.set({})
  dropCachedSaved()
}
