import type { OnceOnly } from '../../../src/protocol/key-calls.ts'
import type { Database } from '../pocketbase.d.ts'
import { execute, storedTime, textRows } from '../sql.ts'

const shape = /^[\da-f]{64}$/

/** Returns the stored answer to the request of this id; 'other-request' if that was a different request. */
export function answeredBefore(
  database: Database,
  listId: string,
  { id, request }: OnceOnly,
): { answer: string } | 'other-request' | undefined {
  const sql = `SELECT json_object('request', request, 'answer', answer) AS value
    FROM api_answers WHERE id = {:id} AND list = {:listId}`
  const [row] = textRows(database, sql, { id, listId })
  if (row === undefined) return undefined
  const known: { request: string; answer: string } = JSON.parse(row)
  return known.request === request ? { answer: known.answer } : 'other-request'
}

/** Stores an answer for a repetition of its request. Of two simultaneous ones the first is stored. */
export function keepAnswer(
  database: Database,
  listId: string,
  once: OnceOnly,
  answer: string,
  nowMs: number,
): void {
  execute(
    database,
    `INSERT INTO api_answers (id, list, request, answer, created)
     VALUES ({:id}, {:listId}, {:request}, {:answer}, {:now}) ON CONFLICT DO NOTHING`,
    { ...once, listId, answer, now: storedTime(nowMs) },
  )
}

/** @returns undefined for a request without an id, false for a malformed id */
export function readOnce(value: unknown): OnceOnly | undefined | false {
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null) return false
  const { id, request } = value as Partial<Record<keyof OnceOnly, unknown>>
  const isName =
    typeof id === 'string' && typeof request === 'string' && shape.test(id) && shape.test(request)
  return isName && { id, request }
}
