import { fieldsOf } from '../../domain/lib/fields-of.ts'

/** PocketBase's collection of accounts. */
export const accountsName = 'users'

/** Who is signed in on this device. */
export interface Session {
  /** Opens the account for 30 days, and longer when it is used. */
  token: string
  /** Of the account. */
  id: string
  email: string
  displayName: string
}

/** @param kept what the device kept, or what an answer of the server's says; undefined when it is no session */
export function readSession(kept: unknown): Session | undefined {
  const { token, id, email, displayName } = fieldsOf(kept)
  const isWhole = isFilled(token) && isFilled(id) && isFilled(email) && typeof displayName === 'string'
  return isWhole ? { token, id, email, displayName } : undefined
}

/** The session that PocketBase answers a sign-in with: `{token, record}`. */
export function sessionIn(answer: unknown): Session | undefined {
  const { token, record } = fieldsOf(answer)
  const { id, email, display_name: displayName } = fieldsOf(record)
  return readSession({ token, id, email, displayName })
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
