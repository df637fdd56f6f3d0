import * as v from 'valibot'
import { once } from '../../domain/lib/once.ts'
import { personColors } from '../../domain/list/person.ts'
import { deviceKinds } from '../../domain/list/presence.ts'
import { type PresenceNotice, streamEndings } from '../../protocol/live.ts'
import { messageSchema, readAs, whole } from '../calls/answers.ts'
import type { Hint } from '../outbox/replica-ports.ts'

const orNothing = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(v.optional(schema), undefined)

/** Schemas of the data about people on the list. A newer server may know more devices and colours than this page. */
const schemas = once(() => {
  const person = v.object({
    id: v.string(),
    name: v.string(),
    device: v.fallback(v.picklist(deviceKinds), 'Unknown'),
    color: v.fallback(v.picklist(personColors), 'green'),
  })
  const presence = v.object({ version: whole, count: whole, people: v.optional(v.array(person)) })
  const people = v.object({
    ask: orNothing(v.string()),
    ended: orNothing(v.picklist(streamEndings)),
    presence: orNothing(presence),
    joined: orNothing(person),
    typing: orNothing(v.object({ id: v.string(), name: v.string(), isTyping: v.boolean() })),
  })
  return { presence, people }
})

/** The content of one message of the live channel; `ask` is a word to return with the next heartbeat. */
export interface HeardMessage extends Partial<v.InferOutput<ReturnType<typeof schemas>['people']>> {
  hint?: Hint | undefined
}

/** Reads a message. Unknown parts are ignored, because a newer server may send more. */
export function readLiveMessage(message: unknown): HeardMessage {
  const hint = readAs(messageSchema(), message)
  return { ...readAs(schemas().people, message), hint }
}

/** Reads the answer to a heartbeat; undefined from an older server, which sends no presence. */
export function readPresence(answer: unknown): PresenceNotice | undefined {
  return readAs(schemas().presence, answer)
}
