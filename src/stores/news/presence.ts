import { atom, type ReadableAtom } from 'nanostores'
import type { PresentPerson } from '../../domain/list/presence.ts'
import type { PresenceNotice, TypingNotice } from '../../protocol/live.ts'
import type { PeopleEvents } from '../../sync/live/people-events.ts'
import { $person } from '../device/settings.ts'

/** Who is on the list now: at least this device's own person. Those with a place in `people` are the first to come. */
export interface PeopleHere {
  count: number
  people: readonly PresentPerson[]
}

/** The other people on a list, as this screen knows them. */
export interface PresenceStore {
  $presence: ReadableAtom<PeopleHere>
  /** The nickname of who types, '' when they have none; undefined when nobody does. */
  $typing: ReadableAtom<string | undefined>
  /** What the network tells this store, and asks of it. */
  company: PeopleEvents
}

interface Known extends PeopleHere {
  version: number
  /** The people are of this version too; a short message tells only how many. */
  isWhole: boolean
}

const alone: Known = { version: 0, count: 1, people: [], isWhole: true }
/** Three heartbeats without an answer: what was known may long be otherwise. */
const knownForMs = 45_000
/** For when the telling of a stop is lost: longer than the second between two tellings. */
const typingForMs = 3_000

/** The people of one list for one screen. Making it has no effect outside. */
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

/** Messages may come late and in any order; the highest version is the latest. */
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

/** Shown is who began last; each is forgotten by itself. */
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

/** Once for each person, however often they come and go. Its words are seldom needed. */
function joinedTeller(): (person: PresentPerson) => void {
  const told = new Set<string>()
  return (person) => {
    if (told.has(person.id)) return
    told.add(person.id)
    void import('./tell-joined.ts').then((code) => code.tellJoined(person)).catch(() => undefined)
  }
}
