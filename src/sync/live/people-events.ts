import type { Person } from '../../domain/list/person.ts'
import type { PresentPerson } from '../../domain/list/presence.ts'
import type { PresenceNotice, TypingNotice } from '../../protocol/live.ts'

/** Events about the other people on a list, and this device's person as shown to them. */
export interface PeopleEvents {
  person(): Person
  presence(presence: PresenceNotice): void
  joined(person: PresentPerson): void
  typing(typing: TypingNotice): void
}
