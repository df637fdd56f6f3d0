import type { LiveMessage } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { forgetSilent, ownerOf, personIn, presenceOf, type Room, tabsIn } from './room.ts'
import type { RoomStep } from './rooms.ts'
import { tell } from './tell.ts'

/**
 * Tells everybody's pages who is on a list, if that has changed. A page that never said whose it is, as of an older
 * version, is told nothing: it could not read it.
 *
 * @param actor whose page caused it; that page knows from the answer
 */
export function tellPresence(
  app: App,
  listId: string,
  { before, after }: RoomStep,
  actor: { personId?: string; tab: string },
  nowMs: number,
): void {
  if (before.version === after.version) return
  const { personId, tab } = actor
  const presence = presenceOf(after)
  const wasHere = personIn(forgetSilent(before, nowMs), personId) !== undefined
  const joined = wasHere ? undefined : personIn(after, personId)
  const message = {
    whole: JSON.stringify({ presence, joined } satisfies LiveMessage),
    bare: JSON.stringify({
      presence: { version: presence.version, count: presence.count },
    } satisfies LiveMessage),
  }
  tell(
    app,
    listId,
    message,
    nowMs,
    isOneOf(after, (id) => id !== tab),
  )
}

/** Tells everybody else that the person of a page types, or has stopped. @returns false when it is nobody's page */
export function tellTyping(
  app: App,
  listId: string,
  room: Room,
  typing: { tab: string; isTyping: boolean },
  nowMs: number,
): boolean {
  const person = ownerOf(room, typing.tab)
  if (!person) return false
  const { id, name } = person
  const whole = JSON.stringify({ typing: { id, name, isTyping: typing.isTyping } } satisfies LiveMessage)
  const isOther = isOneOf(room, (_, personId) => personId !== id)
  tell(app, listId, { whole, bare: undefined }, nowMs, isOther)
  return true
}

function isOneOf(room: Room, isMeant: (tab: string, personId: string) => boolean) {
  const meant = new Set(tabsIn(room).flatMap(([tab, personId]) => (isMeant(tab, personId) ? [tab] : [])))
  return (clientId: string) => meant.has(clientId)
}
