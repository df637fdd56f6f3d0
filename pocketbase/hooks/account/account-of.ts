import { damageIn } from '../../../src/protocol/damage.ts'
import type { AccountRecord, RequestEvent } from '../pocketbase.d.ts'

/**
 * Whose request it is; undefined for visitors, and for admins, whose accounts are of another kind.
 *
 * @throws what the database says when an account cannot be read: to PocketBase it is a visitor's request then, and the device
 * of a person who is told that they are signed out forgets the account
 */
export function accountOf({ app, auth, request }: RequestEvent): AccountRecord | undefined {
  if (!auth) throwDamage(() => app.findAuthRecordByToken(tokenIn(request), 'auth'))
  return auth?.collection().name === 'users' ? auth : undefined
}

function tokenIn({ header }: RequestEvent['request']): string {
  return header.get('Authorization').replace(/^Bearer /i, '')
}

function throwDamage(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (damageIn(error) !== undefined) throw error
  }
}
