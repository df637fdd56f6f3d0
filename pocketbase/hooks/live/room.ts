import type { Presence, PresentPerson, Visitor } from '../../../src/domain/list/presence.ts'

/** A person on a list: their appearance, and the time of the last heartbeat of each of their pages, by client id. */
interface Attendee extends Omit<PresentPerson, 'id'> {
  tabs: Readonly<Record<string, number>>
}

type People = Readonly<Record<string, Attendee>>

/** All persons on one list, by a separate id, in the order of their arrival. */
export interface Room {
  /** Increases when a person arrives, leaves or changes appearance. */
  version: number
  people: People
}

/** A heartbeat of a page. */
export interface Visit {
  personId: string
  visitor: Omit<Visitor, 'session'>
  /** The client id of the page's stream. */
  tab: string
}

export const emptyRoom: Room = { version: 0, people: {} }

const silenceMs = 30_000
const maxPeople = 300
const maxTabs = 8
const maxNamed = 12

/**
 * Returns the room after a heartbeat of a page. A page belongs to one person at a time, so that one stream cannot appear as
 * many people; a full room accepts nobody else.
 */
export function arrive(room: Room, { personId, visitor, tab }: Visit, nowMs: number): Room {
  const current = forgetSilent(room, nowMs)
  const before = current.people[personId]
  if (!before && Object.keys(current.people).length >= maxPeople) return current
  const { name, color, device } = visitor
  const tabs = Object.fromEntries(Object.entries({ ...before?.tabs, [tab]: nowMs }).slice(-maxTabs))
  const people = { ...current.people, [personId]: { name, color, device, tabs } }
  const isNews = before?.name !== name || before.color !== color || before.device !== device
  return withPeople(
    current,
    keepTabs(people, (id, owner) => id !== tab || owner === personId),
    nowMs,
    isNews,
  )
}

/** Returns the room without these pages. */
export function leave(room: Room, tabs: readonly string[], nowMs: number): Room {
  return withPeople(
    room,
    keepTabs(room.people, (id) => !tabs.includes(id)),
    nowMs,
  )
}

/** Returns the room without the pages that have sent no heartbeat for 30 s. */
export function forgetSilent(room: Room, nowMs: number): Room {
  return withPeople(
    room,
    keepTabs(room.people, (_, __, seenMs) => nowMs - seenMs < silenceMs),
    nowMs,
  )
}

/** Person that a page belongs to. */
export function ownerOf(room: Room, tab: string): PresentPerson | undefined {
  return personIn(room, tabsIn(room).find(([id]) => id === tab)?.[1])
}

export function personIn({ people }: Room, personId = ''): PresentPerson | undefined {
  const person = people[personId]
  return person && shown([personId, person])
}

/** The client ids of all pages, with the ids of their persons. */
export function tabsIn(room: Room): [tab: string, personId: string][] {
  return Object.entries(room.people).flatMap(([personId, { tabs }]) =>
    Object.keys(tabs).map((tab): [string, string] => [tab, personId]),
  )
}

export function presenceOf({ version, people }: Room): Presence {
  const everybody = Object.entries(people)
  return { version, count: everybody.length, people: everybody.slice(0, maxNamed).map(shown) }
}

function shown([id, { name, color, device }]: [string, Attendee]): PresentPerson {
  return { id, name, color, device }
}

function keepTabs(
  people: People,
  isKept: (tab: string, personId: string, seenMs: number) => boolean,
): People {
  return Object.fromEntries(
    Object.entries(people).flatMap(([personId, person]) => {
      const tabs = Object.entries(person.tabs).filter(([tab, seenMs]) => isKept(tab, personId, seenMs))
      return tabs.length === 0 ? [] : [[personId, { ...person, tabs: Object.fromEntries(tabs) }]]
    }),
  )
}

/** Versions are based on the time, so that they continue to increase after a list was empty, or the server down. */
function withPeople(room: Room, people: People, nowMs: number, isNews = false): Room {
  const isOther = isNews || Object.keys(people).length !== Object.keys(room.people).length
  return { version: isOther ? Math.max(room.version + 1, nowMs) : room.version, people }
}
