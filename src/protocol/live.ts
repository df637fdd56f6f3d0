import type { Item } from '../domain/item/item.ts'
import type { ListOptions } from '../domain/list/options.ts'
import type { Presence, PresentPerson } from '../domain/list/presence.ts'

/** Path of PocketBase's event stream: opened by GET, subscribed by POST with the list's token in its header. */
export const realtimePath = '/api/realtime'

const topicPrefix = 'list:'

/** The one topic of a list. */
export function topicOf(listId: string): string {
  return `${topicPrefix}${listId}`
}

/** Returns the list of a topic; undefined for any other topic. */
export function listOfTopic(topic: string): string | undefined {
  return topic.startsWith(topicPrefix) ? topic.slice(topicPrefix.length) : undefined
}

/** Reasons for which the server ends a stream permanently: its link no longer opens the list, or the list is deleted. */
export const streamEndings = ['link', 'deleted'] as const
export type StreamEnding = (typeof streamEndings)[number]

/** A change of a list; without `items`, the page has to read the list. */
export interface ChangeNotice {
  from: number
  rev: number
  /** Only present if it changed. */
  name?: string | undefined
  changedAt?: string | undefined
  changedBy?: string | undefined
  /** All options, if one changed. */
  options?: ListOptions | null | undefined
  items?: Partial<Item>[] | undefined
}

/** The people who have a list open; without names if the message had to be short. */
export type PresenceNotice = Pick<Presence, 'version' | 'count'> & {
  people?: readonly PresentPerson[] | undefined
}

export interface TypingNotice extends Pick<PresentPerson, 'id' | 'name'> {
  isTyping: boolean
}

/** One message on a list's topic: one of these, and a word to return with the next heartbeat. */
export type LiveMessage = { ask?: string } & (
  | ChangeNotice
  | { presence: PresenceNotice; joined?: PresentPerson | undefined }
  | { typing: TypingNotice }
  | { ended: StreamEnding }
)

/**
 * Returns the JSON text of an object with further fields before its own; the keys must differ. The text is not parsed: it
 * may contain a whole list, or be the same for a thousand streams.
 */
export function withFields(text: string, fields: object): string {
  const more = JSON.stringify(fields).slice(1, -1)
  if (more === '') return text
  return text === '{}' ? `{${more}}` : `{${more},${text.slice(1)}`
}
