import type { Person } from '../../domain/list/person.ts'
import type { Presence, PresentPerson } from '../../domain/list/presence.ts'

/** Who is on a list, as the server tells it: without names when the message had to be short. */
export type ToldPresence = Pick<Presence, 'version' | 'count'> & {
  people?: readonly PresentPerson[] | undefined
}

export interface Typing extends Pick<PresentPerson, 'id' | 'name'> {
  isTyping: boolean
}

/** The other people on a list: what is heard of them, and how this device's person appears to them. */
export interface Company {
  person(): Person
  presence(presence: ToldPresence): void
  joined(person: PresentPerson): void
  typing(typing: Typing): void
}
