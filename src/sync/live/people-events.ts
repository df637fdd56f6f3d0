import type { Person } from '../../domain/list/person.ts'
import type { PresentPerson } from '../../domain/list/presence.ts'
import type { PresenceNotice, TypingNotice } from '../../protocol/live.ts'

/** The other people on a list: what is heard of them, and how this device's person appears to them. */
export interface PeopleEvents {
  person(): Person
  presence(presence: PresenceNotice): void
  joined(person: PresentPerson): void
  typing(typing: TypingNotice): void
}
