import * as z from 'zod'
import { apiCalls, type OperationName } from './api-calls.ts'
import { type Operation, operations } from './operations.ts'
import { itemSchema } from './schemas.ts'

/** One call, as a page shows it. */
interface DocumentedCall extends Pick<Operation, 'method' | 'path' | 'summary' | 'description' | 'access'> {
  /** The fields of its body. */
  sends: readonly DocumentedField[]
  /** '201 Produsele despre care a fost textul.' */
  answers: readonly string[]
}

/** A field of a body or an answer, and its meaning. */
interface DocumentedField {
  name: string
  meaning: string
}

/** Every call, from the same table as the OpenAPI document. */
export function documentedCalls(): DocumentedCall[] {
  const names = Object.keys(apiCalls) as OperationName[]
  return names.map((name) => {
    const { body, answers, ...operation }: Operation = operations[name]
    return {
      ...operation,
      sends: body ? fieldsOf(body) : [],
      answers: Object.entries(answers).map(([status, { description }]) => `${status} ${description}`),
    }
  })
}

/** Returns the fields of an item, which have the same meaning in requests. */
export function documentedItem(): DocumentedField[] {
  return fieldsOf(itemSchema)
}

function fieldsOf({ shape }: z.ZodObject): DocumentedField[] {
  return Object.entries(shape).map(([name, field]) => ({
    name,
    meaning: z.toJSONSchema(field).description ?? '',
  }))
}
