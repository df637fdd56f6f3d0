import * as z from 'zod'
import { apiCalls, listOperation, type OperationName } from './api-calls.ts'
import { type Operation, operations } from './operations.ts'
import { itemSchema } from './schemas.ts'

/** One call, as a page shows it. */
interface DocumentedCall extends Pick<Operation, 'method' | 'summary' | 'description' | 'access' | 'keyOf'> {
  /** Its address, and for a call about one list the address that names the list. */
  paths: readonly string[]
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
  return names.filter(isShown).map((name) => {
    const { path, method, summary, description, access, keyOf, body, answers }: Operation = operations[name]
    const base = listOperation(name)
    const named = base && operations[`${base}ById`].path
    return {
      ...{ method, summary, description, access },
      ...(keyOf && !named && { keyOf }),
      paths: named ? [path, named] : [path],
      sends: body ? fieldsOf(body) : [],
      answers: Object.entries(answers).map(([status, { description }]) => `${status} ${description}`),
    }
  })
}

/** A call about one list is shown once, with both of its addresses. */
function isShown(name: OperationName): boolean {
  const base = listOperation(name)
  return base === undefined || base === name
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
