import * as z from 'zod/mini'
import { once } from '../../domain/lib/once.ts'
import { personColors } from '../../domain/list/person.ts'
import { deviceKinds } from '../../domain/list/presence.ts'
import { type PresenceNotice, streamEndings } from '../../protocol/live.ts'
import { messageSchema } from '../calls/pocketbase-api.ts'
import type { Hint } from '../outbox/replica.ts'

const orNothing = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined)

/** What is said of those who have the list open. A newer server may know more devices and colours than this page. */
const schemas = once(() => {
  const person = z.object({
    id: z.string(),
    name: z.string(),
    device: z.catch(z.enum(deviceKinds), 'Unknown'),
    color: z.catch(z.enum(personColors), 'green'),
  })
  const presence = z.object({ version: z.int(), count: z.int(), people: z.optional(z.array(person)) })
  const people = z.object({
    ask: orNothing(z.string()),
    ended: orNothing(z.enum(streamEndings)),
    presence: orNothing(presence),
    joined: orNothing(person),
    typing: orNothing(z.object({ id: z.string(), name: z.string(), isTyping: z.boolean() })),
  })
  return { presence, people }
})

/** Everything that one message of the live channel may say; `ask` is a word to give back with the next heartbeat. */
export interface HeardMessage extends Partial<z.output<ReturnType<typeof schemas>['people']>> {
  hint?: Hint | undefined
}

/** What this page does not know in a message is passed over: a newer server may say more. */
export function readLiveMessage(message: unknown): HeardMessage {
  const hint = z.safeParse(messageSchema(), message).data
  return { ...z.safeParse(schemas().people, message).data, hint }
}

/** The answer to a heartbeat; an older server says nothing of who is here. */
export function readPresence(answer: unknown): PresenceNotice | undefined {
  return z.safeParse(schemas().presence, answer).data
}
