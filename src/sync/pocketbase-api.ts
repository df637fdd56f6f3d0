import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import * as z from 'zod/mini'
import { categoryKeys, itemDefaults } from '../domain/item.ts'
import { personColors } from '../domain/person.ts'
import type { Answer, ListApi } from './ports.ts'
import { classify } from './retry.ts'

/** Long enough for a hundred changes over a bad mobile connection. */
const requestTimeoutMs = 10_000

const head = { id: z.string(), name: z.string(), rev: z.int() }
const item = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  completed: z.boolean(),
  notFound: z._default(z.boolean(), itemDefaults.notFound),
  category: z.union([z.literal(''), z.enum(categoryKeys)]),
  author: z._default(z.string(), itemDefaults.author),
  authorColor: z._default(z.union([z.literal(''), z.enum(personColors)]), itemDefaults.authorColor),
  deleted: z.boolean(),
  rev: z.int(),
})
const problems = [
  'malformed',
  'other-list',
  'unknown-item',
  'name-length',
  'name-forbidden',
  'name-characters',
  'quantity',
  'unit',
  'author',
  'list-name',
] as const
const result = z.discriminatedUnion('status', [
  z.object({ id: z.string(), status: z.literal('done') }),
  z.object({ id: z.string(), status: z.literal('refused'), problem: z.enum(problems) }),
])

const headSchema = z.object(head)
const readSchema = z.object({ ...head, from: z.int(), items: z.array(item) })
const pushedSchema = z.object({ ...readSchema.shape, results: z.array(result) })
/** What the live channel carries; `ask` is a word to give back with the next heartbeat. */
export const messageSchema = z.object({
  from: z.int(),
  rev: z.int(),
  name: z.optional(z.string()),
  items: z.optional(z.array(item)),
  ask: z.optional(z.string()),
})

/**
 * The list routes of PocketBase; `client` already sends the list's token with each request.
 * @param ended gives up whatever is being asked
 */
export function pocketBaseApi(client: PocketBase, ended?: AbortSignal): ListApi {
  const ask = <Schema extends z.core.$ZodType>(schema: Schema, path: string, options: Asking) =>
    askOnce(client, schema, path, { ...options, signal: withTimeout(ended) })
  return {
    create: (list) => ask(headSchema, '/api/list', { method: 'POST', body: list }),
    read: (since) => ask(readSchema, '/api/list', { method: 'GET', query: { since } }),
    push: (since, changes) =>
      ask(pushedSchema, '/api/list/changes', { method: 'POST', body: { since, changes } }),
  }
}

interface Asking {
  method: string
  body?: unknown
  query?: Record<string, unknown>
}

function withTimeout(ended: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  return ended ? AbortSignal.any([ended, timeout]) : timeout
}

/** An answer that is not of the agreed shape (a hotel's sign-in page, say) counts as none. */
async function askOnce<Schema extends z.core.$ZodType>(
  client: PocketBase,
  schema: Schema,
  path: string,
  options: Asking & { signal: AbortSignal },
): Promise<Answer<z.output<Schema>>> {
  try {
    const answer: unknown = await client.send(path, { ...options, requestKey: null })
    const decoded = z.safeParse(schema, answer)
    return decoded.success ? { kind: 'done', value: decoded.data } : { kind: 'retry' }
  } catch (error) {
    const status = error instanceof ClientResponseError ? error.status : 0
    return classify(status) === 'refused' ? { kind: 'refused', status } : { kind: 'retry' }
  }
}
