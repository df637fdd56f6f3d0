import { type OwnedKeys, ownedKeys } from '../../list/keys/owned-keys.ts'
import { accountKeyCalls } from '../../protocol/account-keys.ts'
import { accountKey } from '../../protocol/key-calls.ts'
import { sendFromPage } from '../../sync/page-client.ts'
import { $session } from '../session.ts'

export { keyNameLength, type ListKey, readKeyName } from '../../list/keys/owned-keys.ts'

/** The keys with which other programs use all lists of the account. */
export const accountKeys: OwnedKeys = ownedKeys({
  calls: accountKeyCalls,
  ask: ({ method, path }, request) =>
    sendFromPage(path, { ...request, method, headers: { Authorization: $session.get()?.token ?? '' } }),
  keyOf: accountKey,
})
