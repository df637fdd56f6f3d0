import { noticeDeviceOf } from '../../device/list-settings.ts'
import { abortedAfter, abortedByAny } from '../../device/time.ts'
import { isRecall } from '../../domain/item/kinds.ts'
import { type Call, type ChangeListBody, calls } from '../../protocol/calls.ts'
import type { CallResult, ListApi } from '../device/ports.ts'
import { classify } from '../device/retry.ts'
import { type ReadAnswer, readAnswer } from './answers.ts'
import type { CallOptions, ListClient } from './list-client.ts'

/** Long enough for a hundred changes over a bad mobile connection. */
const requestTimeoutMs = 10_000
const ok = 200

/** At their longest, this many changes stay below 64 KB, the limit of a browser for requests that outlive their page. */
const mostOutliving = 25

interface Asking {
  /** Aborts all requests. */
  ended?: AbortSignal | undefined
  /** Nickname sent with changes, which the other people of the list see; '' for none. */
  nickname?: () => string
  /** Id of this device on a list with a subscription, '' without one. */
  deviceOn?: (listId: string) => string
}

/** The list routes of PocketBase. */
export function pocketBaseApi(
  client: ListClient,
  { ended, nickname = () => '', deviceOn = noticeDeviceOf }: Asking = {},
): ListApi {
  const ask = <Kind extends keyof ReadAnswer>(kind: Kind, call: Call, options: CallOptions = {}) =>
    askOnce(client, kind, call, { ...options, signal: withTimeout(ended) })
  return {
    create: (list) => ask('head', calls.createList, { body: list }),
    read: (since) => ask('read', calls.readList, { query: `?since=${since}` }),
    push(since, changes) {
      // A recall repeats changes of any person, so it has no author.
      const by = changes.some(isRecall) ? '' : nickname()
      const device = deviceOn(changes[0]?.listId ?? '')
      const body: ChangeListBody = { since, changes, follows: true, by, ...(device && { device }) }
      const keepalive = changes.length <= mostOutliving
      return ask('pushed', calls.changeList, { body, keepalive })
    },
  }
}

function withTimeout(ended: AbortSignal | undefined): AbortSignal {
  const timeout = abortedAfter(requestTimeoutMs)
  return ended ? abortedByAny([ended, timeout]) : timeout
}

type Answer<Kind extends keyof ReadAnswer> = NonNullable<ReturnType<ReadAnswer[Kind]>>

/** Sends one call. An answer of another shape (such as a hotel's sign-in page) counts as none. */
async function askOnce<Kind extends keyof ReadAnswer>(
  client: ListClient,
  kind: Kind,
  call: Call,
  options: CallOptions,
): Promise<CallResult<Answer<Kind>>> {
  const { status, value, retryAfterMs: afterMs } = await client.ask(call, options)
  if (classify(status) === 'refused') return { kind: 'refused', status }
  const read = status === ok ? readAnswer[kind](value) : undefined
  return read ? { kind: 'done', value: read as Answer<Kind> } : { kind: 'retry', status, afterMs }
}
