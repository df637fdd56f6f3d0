import * as v from 'valibot'
import { noticeDeviceOf } from '../device/list-settings.ts'
import { abortedAfter, abortedByAny } from '../device/time.ts'
import type { ChangeResult } from '../domain/item/accept.ts'
import { changeProblems } from '../domain/item/change-problem.ts'
import { type ItemField, type ItemFields, itemFields } from '../domain/item/fields.ts'
import { isRecall } from '../domain/item/kinds.ts'
import { once } from '../domain/lib/once.ts'
import { type Call, type ChangeListBody, calls } from '../protocol/calls.ts'
import type { CallResult, ListApi } from './ports.ts'
import { type CallOptions, classify, type ListClient } from './send.ts'

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

export const whole = v.pipe(v.number(), v.safeInteger())

/** Schemas of the server's answers. A newer server may know more categories, colours and problems than this page. */
const schemas = once(() => {
  const head = { id: v.string(), name: v.string(), rev: whole }
  const item = v.object({ id: v.string(), deleted: v.boolean(), rev: whole, ...fieldSchemas() })
  const result = v.object({
    id: v.string(),
    status: v.picklist(['done', 'refused']),
    problem: v.fallback(v.picklist(changeProblems), 'malformed'),
  })
  const option = v.object({ key: v.string(), value: v.string(), rev: whole })
  // Null if none of them changed.
  const options = v.fallback(v.optional(v.array(option)), undefined)
  const lost = v.optional(v.array(v.array(v.number())))
  const changed = { changedAt: v.optional(v.string()), changedBy: v.optional(v.string()), options }
  const delta = { ...head, ...changed, from: whole, items: v.array(item), lost }
  return {
    head: v.object(head),
    read: v.object({
      ...delta,
      isReadOnly: v.optional(v.boolean()),
      wasDue: v.optional(v.number()),
    }),
    pushed: v.object({ ...delta, results: v.array(result) }),
    message: v.object({
      ...changed,
      from: whole,
      rev: whole,
      name: v.optional(v.string()),
      items: v.optional(v.array(item)),
      ask: v.optional(v.string()),
    }),
  }
})

type Schema<Value> = v.GenericSchema<unknown, Value>
type FieldSchemas = { [Key in keyof ItemFields]: Schema<ItemFields[Key]> }

function fieldSchemas(): FieldSchemas {
  return Object.fromEntries(itemFields.map((field) => [field.key, fieldSchema(field)])) as FieldSchemas
}

function fieldSchema({ kind, choices = [], default: unsaid }: ItemField): Schema<string | boolean> {
  if (kind === 'choice') return v.fallback(v.picklist(['', ...choices]), '')
  const schema: Schema<string | boolean> = kind === 'flag' ? v.boolean() : v.string()
  return unsaid === undefined ? schema : v.optional(schema, unsaid)
}

/** Schema of the messages of the live channel; `ask` is a word to return with the next heartbeat. */
export const messageSchema = () => schemas().message

/** Reads the server's answers, by call; undefined for an answer of another shape. */
export const readAnswer = {
  head: (said: unknown) => readAs(schemas().head, said),
  read: (said: unknown) => readAs(schemas().read, said),
  pushed(said: unknown) {
    const read = readAs(schemas().pushed, said)
    return read && { ...read, results: read.results.map(resultOf) }
  },
}

export type ReadAnswer = typeof readAnswer

type Result = v.InferOutput<ReturnType<typeof schemas>['pushed']>['results'][number]

function resultOf({ id, status, problem }: Result): ChangeResult {
  return status === 'done' ? { id, status } : { id, status, problem }
}

/** Reads a value by a schema; undefined if it does not match. */
export function readAs<Value>(schema: v.GenericSchema<unknown, Value>, said: unknown): Value | undefined {
  const { success, output } = v.safeParse(schema, said)
  return success ? output : undefined
}
