import type { WaitingMarks } from '../storage/waiting-mark.ts'

/** The messages of a page to the service worker. */
export type WorkerMessage = 'control-me' | 'keep-pages' | 'take-over' | SendMessage

/** Request to send all waiting changes. */
export interface SendMessage {
  kind: 'send'
  /** The marks that the page read; they are returned with the answer. */
  marks: WaitingMarks
  /** The person of this device, as stored. */
  person: unknown
}

/** The service worker's answer to the page that requested the sending. */
export interface SentMessage {
  /** Marks of the lists without waiting changes. */
  marks: WaitingMarks
}

/** Tag of the background sync, which sends once there is a connection, even if no page is open. */
export const sendTag = 'send'
