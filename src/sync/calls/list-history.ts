import * as v from 'valibot'
import { categoryKeys } from '../../domain/item/fields.ts'
import type { Bought } from '../../domain/suggest/usual.ts'
import { calls, type HistoryAnswer } from '../../protocol/calls.ts'
import { pageClient } from './page-client.ts'

const answerSchema: v.GenericSchema<unknown, HistoryAnswer> = v.object({
  bought: v.array(
    v.object({
      name: v.string(),
      quantity: v.string(),
      unit: v.string(),
      category: v.fallback(v.picklist(['', ...categoryKeys]), ''),
      at: v.string(),
    }),
  ),
})
/** A recap does not wait longer for what it can do without. */
const timeoutMs = 2_000

/** What was bought for a list in the last year, the latest first; nothing where the server cannot be asked. */
export async function readHistory(token: string): Promise<Bought[]> {
  const { value } = await pageClient(token).ask(calls.readHistory, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = v.safeParse(answerSchema, value)
  if (!answer.success) return []
  return answer.output.bought.map(({ at, ...thing }) => ({
    ...thing,
    atMs: Date.parse(at.replace(' ', 'T')),
  }))
}
