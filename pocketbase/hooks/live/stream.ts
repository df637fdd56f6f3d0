import { unreadLimits } from '../../../src/protocol/limits.ts'

/** Messages sent to a stream; `length` in characters, `sinceMs` when the first of them was sent. */
interface Sent {
  messages: number
  length: number
  sinceMs: number
}

/** What one stream has not yet proved to have read. */
export interface Stream {
  /** It came by a read-only link. */
  isReader: boolean
  unread: Sent
  /** A random word in one of the unread messages, given back as the proof; '' when none is out. */
  ask: string
  /** What was sent after the message that asks. */
  afterAsk: Sent
}

/**
 * The lengths of a message in full and cut short; no `whole` when it would be too long anyway, no `bare` when it is short
 * as it is and may be left out.
 */
export interface MessageLengths {
  whole: number | undefined
  bare: number | undefined
}

/** `drop` ends the stream, `skip` leaves the message out; `ask` is what this very message has to ask, '' for nothing. */
export type Delivery =
  | { kind: 'drop' }
  | { kind: 'skip' }
  | { kind: 'whole' | 'bare'; ask: string; stream: Stream }

const nothing: Sent = { messages: 0, length: 0, sinceMs: 0 }
export const newStream: Stream = { isReader: false, unread: nothing, ask: '', afterAsk: nothing }

/** A page proves what it read every hundred messages, and then only up to the last that asked: 200 may be on the way. */
const maxMessagesBeforeSkipping = 250
const maxSilenceMs = 45_000
// What frames the data on the wire: the client's id, the topic, the names of the fields.
const frameLength = 140

/**
 * Whether and how a stream is sent one more message, and how it stands then.
 *
 * Sending to a stream whose socket is full blocks who sends, so a stream that reads nothing has to be found out before
 * that. A heartbeat alone proves nothing (it comes over another connection): only the word of a message does. Too many
 * unread messages end a stream; long ones only go without their items, and what can be left out is left out early.
 */
export function deliver(
  stream: Stream,
  lengths: MessageLengths,
  nowMs: number,
  randomWord: () => string,
): Delivery {
  if (isOverdue(stream, nowMs) || stream.unread.messages >= unreadLimits.messages) return { kind: 'drop' }
  const kind = formOf(stream.unread, lengths)
  if (kind === 'skip') return { kind }
  const length = frameLength + (lengths[kind] ?? 0)
  const isAsking = stream.ask === ''
  const ask = isAsking ? randomWord() : ''
  return {
    kind,
    ask,
    stream: {
      ...stream,
      unread: plusOne(stream.unread, length, nowMs),
      ask: isAsking ? ask : stream.ask,
      afterAsk: isAsking ? nothing : plusOne(stream.afterAsk, length, nowMs),
    },
  }
}

function formOf({ messages, length }: Sent, { whole, bare }: MessageLengths): 'whole' | 'bare' | 'skip' {
  if (bare === undefined) return messages < maxMessagesBeforeSkipping ? 'whole' : 'skip'
  return whole !== undefined && length + whole <= unreadLimits.length ? 'whole' : 'bare'
}

/** Messages have waited too long for a proof that they are read. */
export function isOverdue({ unread }: Stream, nowMs: number): boolean {
  return unread.messages > 0 && nowMs - unread.sinceMs >= maxSilenceMs
}

/** A stream that gave back the word it was asked has read everything up to it; any other word changes nothing. */
export function answered(stream: Stream, word: string): Stream {
  if (word === '' || word !== stream.ask) return stream
  return { ...stream, unread: stream.afterAsk, ask: '', afterAsk: nothing }
}

function plusOne({ messages, length, sinceMs }: Sent, added: number, nowMs: number): Sent {
  return { messages: messages + 1, length: length + added, sinceMs: messages === 0 ? nowMs : sinceMs }
}
