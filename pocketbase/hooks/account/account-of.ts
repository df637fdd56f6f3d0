import type { AccountRecord, RequestEvent } from '../pocketbase.d.ts'

/** Whose request it is; undefined for visitors, and for admins, whose accounts are of another kind. */
export function accountOf({ auth }: RequestEvent): AccountRecord | undefined {
  return auth?.collection().name === 'users' ? auth : undefined
}
