import { randomBytes, randomUUID } from 'node:crypto'
import { accountKey, type KeyAccess, type KeysAnswer } from '../../../src/protocol/key-calls.ts'
import type { PocketBaseServer } from '../server/pocketbase.ts'
import { makeAccount, password } from './accounts.ts'
import { accepted, type Call, call, type Reply } from './api.ts'
import { Program } from './program.ts'

/** Returns the fields of a new key for an account. */
export function wantedAccountKey(access: KeyAccess = 'write', name = 'Acasă') {
  return { id: randomUUID(), name, access, key: accountKey(randomBytes(20).toString('hex')) }
}

/** A signed-in person with the keys and the lists of the account. */
export async function signedIn(server: Pick<PocketBaseServer, 'url' | 'dataFolder'>) {
  const account = await makeAccount(server)
  const { token, record } = await account.isSignedIn()
  const headers = { Authorization: token }
  const ask = (path: string, request: Call = {}): Promise<Reply> =>
    call(`${server.url}/api/account/${path}`, { headers, ...request })
  const makeKey = (body: object) => ask('keys', { method: 'POST', body })
  return {
    id: record.id,
    /** @param shareToken of either link */
    save: (shareToken: string) => ask('lists', { method: 'POST', token: shareToken }),
    leave: (listId: string) => ask('lists/leave', { method: 'POST', body: { listId } }),
    saved: async () => accepted<{ listId: string; token: string; name: string }[]>(await ask('lists')),
    makeKey,
    keys: async () => accepted<KeysAnswer>(await ask('keys')).keys,
    takeBack: (id: string) => ask('keys/take-back', { method: 'POST', body: { id } }),
    signOutEverywhere: () => ask('sign-out-everywhere', { method: 'POST' }),
    changePassword: () =>
      account.ask(`records/${record.id}`, {
        ...{ method: 'PATCH', headers },
        body: { oldPassword: password, password: 'alta-parolă', passwordConfirm: 'alta-parolă' },
      }),
    deleteAccount: () => account.ask(`records/${record.id}`, { method: 'DELETE', headers }),
    /** Returns a program with a new key of the account. */
    program: async (url: string, access: KeyAccess = 'write', name?: string) => {
      const wanted = wantedAccountKey(access, name)
      const { status, text } = await makeKey(wanted)
      if (status !== 204) throw new Error(`${status}: ${text}`)
      return { program: new Program(url, wanted.key), keyId: wanted.id }
    },
  }
}
