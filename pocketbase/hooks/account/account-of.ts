import { damageIn } from '../../../src/protocol/damage-file.ts'
import type { AccountRecord, RequestEvent } from '../pocketbase.d.ts'

/**
 * Returns the account that sent the request; undefined for visitors and for admins, whose accounts are of another kind.
 *
 * @throws the database's error when damage prevents it from reading the account: PocketBase treats such a request as a
 * visitor's, and a device that receives the answer "signed out" forgets the account
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
