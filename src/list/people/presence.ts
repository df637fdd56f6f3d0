import { atom, type ReadableAtom } from 'nanostores'
import type { PresentPerson } from '../../domain/list/presence.ts'
import type { PresenceNotice, TypingNotice } from '../../protocol/live.ts'
import type { PeopleEvents } from '../../sync/ports.ts'
import { $person } from '../settings/device-settings.ts'

/** The people on the list now: at least this device's own person. `people` has the first to arrive. */
export interface PeopleHere {
  count: number
  people: readonly PresentPerson[]
}

/** The other people on a list, as this screen knows them. */
export interface PresenceStore {
  $presence: ReadableAtom<PeopleHere>
  /** Nickname of the person who types, '' if they have none; undefined if nobody types. */
  $typing: ReadableAtom<string | undefined>
  /** Events of the live channel, and the person of this device. */
  company: PeopleEvents
}

interface Known extends PeopleHere {
  version: number
  /** True if `people` has the same version; a short message contains only the count. */
  isWhole: boolean
}

const alone: Known = { version: 0, count: 1, people: [], isWhole: true }
/** Time of three heartbeats without an answer, after which the known state is discarded. */
const knownForMs = 45_000
/** In case the message about the end is lost: longer than the second between two messages. */
const typingForMs = 3_000

/** Makes the store of the people of one list for one screen. Making it has no side effects. */
export function makePresenceStore(): PresenceStore {
  const known = knownPeople()
  const typists = typingPeople()
  return {
    $presence: known.$people,
    $typing: typists.$name,
    company: {
      person: () => $person.get(),
      presence: known.hear,
      typing: typists.hear,
      joined: joinedTeller(),
    },
  }
}

/** Keeps the latest state of the people: messages may come late and in any order, and the highest version is the latest. */
function knownPeople() {
  const $people = atom(alone)
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const hear = ({ version, count, people }: PresenceNotice) => {
    clearTimeout(forgetting)
    forgetting = setTimeout(() => $people.set(alone), knownForMs)
    const before = $people.get()
    const isWhole = people !== undefined
    const isMore = version === before.version && isWhole && !before.isWhole
    if (version > before.version || isMore)
      $people.set({ version, count, people: people ?? before.people, isWhole })
  }
  return { $people, hear }
}

/** Keeps the people who type, and shows the one who began last; each expires separately. */
function typingPeople() {
  const $name = atom<string | undefined>(undefined)
  const typists = new Map<string, { name: string; forgetting: ReturnType<typeof setTimeout> }>()
  const hear = ({ id, name, isTyping }: TypingNotice) => {
    clearTimeout(typists.get(id)?.forgetting)
    if (isTyping) {
      const forgetting = setTimeout(() => hear({ id, name, isTyping: false }), typingForMs)
      typists.set(id, { name, forgetting })
    } else {
      typists.delete(id)
    }
    $name.set([...typists.values()].pop()?.name)
  }
  return { $name, hear }
}

/** Reports each person once, however often they come and go. Its texts are loaded on demand. */
function joinedTeller(): (person: PresentPerson) => void {
  const announced = new Set<string>()
  return (person) => {
    if (announced.has(person.id)) return
    announced.add(person.id)
    void import('./tell-joined.ts').then((code) => code.tellJoined(person)).catch(() => undefined)
  }
}
