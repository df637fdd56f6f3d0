import type { WaitingMarks } from '../storage/waiting-mark.ts'

/** What a page may ask of the service worker. */
export type WorkerMessage = 'control-me' | 'keep-pages' | 'take-over' | SendMessage

/** What waits is to be sent. */
export interface SendMessage {
  kind: 'send'
  /** As the page read them: they come back with the answer. */
  marks: WaitingMarks
  /** Of this device, as it is kept there. */
  person: unknown
}

/** What the service worker tells the page that asked it to send. */
export interface SentMessage {
  /** Of the lists of which nothing waits any more. */
  marks: WaitingMarks
}

/** What the browser calls the sending that it does once there is a connection, whether any page is open or not. */
export const sendTag = 'send'
