import { v4 } from 'uuid'
import * as v from 'valibot'
import { abortedAfter } from '../../device/time.ts'
import { fieldsOf } from '../../domain/lib/fields-of.ts'
import {
  type KeyAccess,
  type KeysAnswer,
  keyCalls,
  keySecretDigits,
  type ListKey,
  listKey,
  type MakeKeyBody,
  type TakeBackKeyBody,
} from '../../protocol/list-keys.ts'
import { pageClient } from '../../sync/page-client.ts'
import { classify } from '../../sync/send.ts'

export { keyNameLength, type ListKey, readKeyName } from '../../protocol/list-keys.ts'

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

/** Returns the keys of other programs for a list, in the order of creation; undefined if the server does not answer. */
export async function keysOf(token: string): Promise<ListKey[] | undefined> {
  const { status, value } = await pageClient(token).ask(keyCalls.read, { signal: soon() })
  const answer = v.safeParse(answerSchema, value)
  return classify(status) === 'done' && answer.success ? answer.output.keys : undefined
}

/** @returns the key, which is not shown again; or the reason for which there is none */
export async function makeKey(
  token: string,
  name: string,
  access: KeyAccess,
): Promise<{ key: string } | 'too-many' | 'failed'> {
  const body: MakeKeyBody = { id: v4(), name, access, key: listKey(token, randomDigits()) }
  const { status, value } = await pageClient(token).ask(keyCalls.make, { signal: soon(), body })
  if (classify(status) === 'done') return { key: body.key }
  return fieldsOf(fieldsOf(value).data).problem === 'too-many-keys' ? 'too-many' : 'failed'
}

/** @returns true if no program can use the key any more */
export async function takeBackKey(token: string, id: string): Promise<boolean> {
  const body: TakeBackKeyBody = { id }
  const { status } = await pageClient(token).ask(keyCalls.takeBack, { signal: soon(), body })
  return classify(status) === 'done'
}

function soon(): AbortSignal {
  return abortedAfter(timeoutMs)
}

/** Returns random digits. A UUID would not do, because some of its digits are fixed. */
function randomDigits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keySecretDigits / 2))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
