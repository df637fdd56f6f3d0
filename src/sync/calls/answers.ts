import * as v from 'valibot'
import type { ChangeResult } from '../../domain/item/accept.ts'
import { changeProblems } from '../../domain/item/change-problem.ts'
import { type ItemField, type ItemFields, itemFields } from '../../domain/item/fields.ts'
import { once } from '../../domain/lib/once.ts'

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
