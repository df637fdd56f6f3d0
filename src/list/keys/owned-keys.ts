import { v4 } from 'uuid'
import * as v from 'valibot'
import { abortedAfter } from '../../device/time.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import type { accountKeyCalls } from '../../protocol/account-keys.ts'
import type { Call } from '../../protocol/calls.ts'
import {
  type KeyAccess,
  type KeysAnswer,
  keyCalls,
  keySecretDigits,
  type ListKey,
  listKey,
  type MakeKeyBody,
  type TakeBackKeyBody,
} from '../../protocol/key-calls.ts'
import { pageClient } from '../../sync/page-client.ts'
import { classify, type Reply, type Request } from '../../sync/send.ts'

export { keyNameLength, type ListKey, readKeyName } from '../../protocol/key-calls.ts'

const timeoutMs = 10_000

const answerSchema: v.GenericSchema<unknown, KeysAnswer> = v.object({
  keys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      access: v.picklist(['read', 'write']),
      createdAt: v.string(),
      lastUsedAt: v.string(),
      // An older server does not send it.
      tells: v.optional(v.string(), ''),
    }),
  ),
})

/** Requests about the keys of one list or one account. */
export interface OwnedKeys {
  /** Returns the keys in the order of creation; undefined if the server does not answer. */
  read(): Promise<ListKey[] | undefined>
  /** @returns the key, which is not shown again; or the reason for which there is none */
  make(name: string, access: KeyAccess): Promise<{ key: string } | 'too-many' | 'failed'>
  /** @returns true if no program can use the key any more */
  takeBack(id: string): Promise<boolean>
}

interface Owner {
  calls: typeof keyCalls | typeof accountKeyCalls
  /** Sends a call in the name of the owner. */
  ask(call: Call, request: Pick<Request, 'body' | 'signal'>): Promise<Reply>
  /** Makes a key of random hexadecimal digits. */
  keyOf(digits: string): string
}

export function ownedKeys({ calls, ask, keyOf }: Owner): OwnedKeys {
  return {
    async read() {
      const { status, value } = await ask(calls.read, { signal: soon() })
      const answer = v.safeParse(answerSchema, value)
      return classify(status) === 'done' && answer.success ? answer.output.keys : undefined
    },
    async make(name, access) {
      const body: MakeKeyBody = { id: v4(), name, access, key: keyOf(randomDigits()) }
      const { status, value } = await ask(calls.make, { signal: soon(), body })
      if (classify(status) === 'done') return { key: body.key }
      return fieldsOf(fieldsOf(value).data).problem === 'too-many-keys' ? 'too-many' : 'failed'
    },
    async takeBack(id) {
      const body: TakeBackKeyBody = { id }
      const { status } = await ask(calls.takeBack, { signal: soon(), body })
      return classify(status) === 'done'
    },
  }
}

/** Returns the keys of the list that a share token opens. */
export function keysOfList(token: string): OwnedKeys {
  return ownedKeys({
    calls: keyCalls,
    ask: (call, request) => pageClient(token).ask(call, request),
    keyOf: (digits) => listKey(token, digits),
  })
}

function soon(): AbortSignal {
  return abortedAfter(timeoutMs)
}

/** Returns random digits. A UUID would not do, because some of its digits are fixed. */
function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keySecretDigits / 2))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
