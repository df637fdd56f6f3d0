import type { Item } from '../domain/item/item.ts'
import type { ListOptions } from '../domain/list/options.ts'
import type { Presence, PresentPerson } from '../domain/list/presence.ts'

/** Of PocketBase's event stream: opened by GET, subscribed by POST with the list's token in its header. */
export const realtimePath = '/api/realtime'

const topicPrefix = 'list:'

/** The one topic of a list. */
export function topicOf(listId: string): string {
  return `${topicPrefix}${listId}`
}

/** The list of a topic; undefined for a topic of something else. */
export function listOfTopic(topic: string): string | undefined {
  return topic.startsWith(topicPrefix) ? topic.slice(topicPrefix.length) : undefined
}

/** Why the server ends a stream for good: its link opens the list no more, or the list is deleted. */
export const streamEndings = ['link', 'deleted'] as const
export type StreamEnding = (typeof streamEndings)[number]

/** What changed on a list; without `items` it is to be read. */
export interface ChangeNotice {
  from: number
  rev: number
  /** Only where it changed. */
  name?: string | undefined
  changedAt?: string | undefined
  changedBy?: string | undefined
  /** All of them, where one changed. */
  options?: ListOptions | null | undefined
  items?: Partial<Item>[] | undefined
}

/** Who is on a list: without names where the message had to be short. */
export type PresenceNotice = Pick<Presence, 'version' | 'count'> & {
  people?: readonly PresentPerson[] | undefined
}

export interface TypingNotice extends Pick<PresentPerson, 'id' | 'name'> {
  isTyping: boolean
}

/** What one message on a list's topic says: one of these, and a word to give back with the next heartbeat. */
export type LiveMessage = { ask?: string } & (
  | ChangeNotice
  | { presence: PresenceNotice; joined?: PresentPerson | undefined }
  | { typing: TypingNotice }
  | { ended: StreamEnding }
)

/**
 * The JSON text of an object with further fields before its own, which replace none of them. The text is not read: it may
 * hold a whole list, or be the same for a thousand streams.
 */
export function withFields(text: string, fields: object): string {
  const more = JSON.stringify(fields).slice(1, -1)
  if (more === '') return text
  return text === '{}' ? `{${more}}` : `{${more},${text.slice(1)}`
}
