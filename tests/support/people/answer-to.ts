import { vi } from 'vitest'
import { untilThere } from '../limits.ts'

/**
 * Repeats a request while it is answered by 503, as the Retry-After header of that answer asks: a node waits five seconds
 * for another one. The first request may have been carried out all the same.
 */
export function answerTo<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  return vi.waitUntil(async () => {
    const reply = await ask()
    return reply.status !== 503 && reply
  }, untilThere) as Promise<Answer>
}
