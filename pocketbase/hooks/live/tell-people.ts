import type { LiveMessage } from '../../../src/protocol/live.ts'
import type { App } from '../pocketbase.d.ts'
import { forgetSilent, ownerOf, personIn, presenceOf, type Room, tabsIn } from './room.ts'
import type { RoomStep } from './rooms.ts'
import { tell } from './tell.ts'

/**
 * Sends the list of present people to all pages of a list, if it has changed. Pages without a person, which are of an older
 * version, are left out: they could not read it.
 *
 * @param actor person and page that caused the change; the page gets it in its answer
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

/**
 * Notifies all other people that the person of a page is typing, or has stopped. @returns false when the page has no person
 */
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
