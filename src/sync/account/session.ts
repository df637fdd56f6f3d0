import { fieldsOf } from '../../domain/lib/fields-of.ts'

/** PocketBase's collection of accounts. */
export const accountsName = 'users'

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
