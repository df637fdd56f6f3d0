import * as z from 'zod/mini'
import type { ChangeResult } from '../../domain/item/accept.ts'
import { changeProblems } from '../../domain/item/change-problem.ts'
import { type ItemField, type ItemFields, itemFields } from '../../domain/item/fields.ts'
import { once } from '../../domain/lib/once.ts'
import { type Call, type ChangeListBody, calls, type Sent } from '../../protocol/calls.ts'
import type { CallResult, ListApi } from '../device/ports.ts'
import { classify } from '../device/retry.ts'
import type { CallOptions, ListClient } from './list-client.ts'

/** Long enough for a hundred changes over a bad mobile connection. */
const requestTimeoutMs = 10_000
const ok = 200

/** So many, at their longest, are fewer bytes than a browser lets outlive its page: 64 KB in all. */
const mostOutliving = 25

/** What the server says. A newer one may know more categories, colours and problems than this page. */
const schemas = once(() => {
  const head = { id: z.string(), name: z.string(), rev: z.int() }
  const item = z.object({ id: z.string(), deleted: z.boolean(), rev: z.int(), ...fieldSchemas() })
  const result = z.object({
    id: z.string(),
    status: z.enum(['done', 'refused']),
    problem: z.catch(z.enum(changeProblems), 'malformed'),
  })
  const lost = z.optional(z.array(z.array(z.number())))
  const changed = { changedAt: z.optional(z.string()), changedBy: z.optional(z.string()) }
  const delta = { ...head, ...changed, from: z.int(), items: z.array(item), lost }
  return {
    head: z.object(head),
    read: z.object({
      ...delta,
      isReadOnly: z.optional(z.boolean()),
      wasDue: z.optional(z.number()),
    }),
    pushed: z.object({ ...delta, results: z.array(result) }),
    message: z.object({
      ...changed,
      from: z.int(),
      rev: z.int(),
      name: z.optional(z.string()),
      items: z.optional(z.array(item)),
      ask: z.optional(z.string()),
    }),
  }
})

type FieldSchemas = { [Key in keyof ItemFields]: z.ZodMiniType<ItemFields[Key]> }

function fieldSchemas(): FieldSchemas {
  return Object.fromEntries(itemFields.map((field) => [field.key, fieldSchema(field)])) as FieldSchemas
}

function fieldSchema({ kind, choices = [], default: unsaid }: ItemField): z.ZodMiniType<string | boolean> {
  if (kind === 'choice') return z.catch(z.enum(['', ...choices]), '')
  const schema = kind === 'flag' ? z.boolean() : z.string()
  return unsaid === undefined ? schema : z._default(schema as z.ZodMiniType<string | boolean>, unsaid)
}

/** What the live channel carries; `ask` is a word to give back with the next heartbeat. */
export const messageSchema = () => schemas().message

interface Asking {
  /** Gives up whatever is being asked. */
  ended?: AbortSignal | undefined
  /** What those who have the list are told of who changes it; '' for nothing. */
  nickname?: () => string
}

/** The list routes of PocketBase. */
export function pocketBaseApi(client: ListClient, { ended, nickname = () => '' }: Asking = {}): ListApi {
  const ask = <Schema extends z.core.$ZodType>(schema: Schema, call: Call, options: CallOptions = {}) =>
    askOnce(client, schema, call, { ...options, signal: withTimeout(ended) })
  return {
    create: (list) => ask(schemas().head, calls.createList, { body: list }),
    read: (since) => ask(schemas().read, calls.readList, { query: `?since=${since}` }),
    async push(since, changes) {
      // What is remembered was done by anybody.
      const by = changes.some(isRecall) ? '' : nickname()
      const body: ChangeListBody = { since, changes, follows: true, by }
      const keepalive = changes.length <= mostOutliving
      const answer = await ask(schemas().pushed, calls.changeList, { body, keepalive })
      if (answer.kind !== 'done') return answer
      return { kind: 'done', value: { ...answer.value, results: answer.value.results.map(resultOf) } }
    },
  }
}

function isRecall({ kind }: Sent): boolean {
  return kind === 'recall' || kind === 'recall-name'
}

type Result = z.output<ReturnType<typeof schemas>['pushed']>['results'][number]

function resultOf({ id, status, problem }: Result): ChangeResult {
  return status === 'done' ? { id, status } : { id, status, problem }
}

function withTimeout(ended: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  return ended ? AbortSignal.any([ended, timeout]) : timeout
}

/** An answer that is not of the agreed shape (a hotel's sign-in page, say) counts as none. */
async function askOnce<Schema extends z.core.$ZodType>(
  client: ListClient,
  schema: Schema,
  call: Call,
  options: CallOptions,
): Promise<CallResult<z.output<Schema>>> {
  const { status, value, retryAfterMs: afterMs } = await client.ask(call, options)
  if (classify(status) === 'refused') return { kind: 'refused', status }
  const decoded = z.safeParse(schema, value)
  return status === ok && decoded.success
    ? { kind: 'done', value: decoded.data }
    : { kind: 'retry', status, afterMs }
}
