import * as z from 'zod/mini'
import { categoryKeys } from '../../domain/item/fields.ts'
import type { Bought } from '../../domain/suggest/usual.ts'
import { calls, type HistoryAnswer } from '../../protocol/calls.ts'
import { ListClient } from './list-client.ts'

const answerSchema: z.ZodMiniType<HistoryAnswer> = z.object({
  bought: z.array(
    z.object({
      name: z.string(),
      quantity: z.string(),
      unit: z.string(),
      category: z.catch(z.enum(['', ...categoryKeys]), ''),
      at: z.string(),
    }),
  ),
})
/** A recap does not wait longer for what it can do without. */
const timeoutMs = 2_000

/** What was bought for a list in the last year, the latest first; nothing where the server cannot be asked. */
export async function readHistory(token: string): Promise<Bought[]> {
  const client = new ListClient(location.origin, token)
  const { value } = await client.ask(calls.readHistory, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = z.safeParse(answerSchema, value)
  if (!answer.success) return []
  return answer.data.bought.map(({ at, ...thing }) => ({ ...thing, atMs: Date.parse(at.replace(' ', 'T')) }))
}
