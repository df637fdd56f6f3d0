import { unreadLimits } from '../../../src/protocol/limits.ts'

/** Total of the messages that were sent to the watchers of a list; `length` in characters. */
export interface Position {
  messages: number
  length: number
}

/** State of one stream: messages that it has not yet confirmed as read. */
export interface Stream {
  /** A random token in one of the messages, which the page sends back as acknowledgement; '' when none is pending. */
  ackToken: string
  /** Time at which the first unacknowledged token was sent; in ms, like `askedMs`. */
  sinceMs: number
  /** Time at which the pending token was sent. */
  askedMs: number
  /** The list's position right after the message with the token. */
  askedAt: Position
  /** Unread messages at that position. Without a pending token, the messages sent before the last confirmation. */
  unacked: Position
  /** The list's length from which on messages were shortened for this stream, and do not count; 0 for none. */
  cutAt: number
}

/** The list's position before and after a message; all its watchers receive the messages in the same order. */
export interface Step {
  before: Position
  after: Position
}

/**
 * The lengths of a message in full and shortened; no `whole` if it would always be too long, no `bare` if it is short
 * already and may be skipped.
 */
export interface MessageLengths {
  whole: number | undefined
  bare: number | undefined
}

/** `drop` ends the stream, `skip` leaves the message out; `ask` is the token that the message has to contain. */
export type Delivery =
  | { kind: 'drop' }
  | { kind: 'skip' }
  | {
      kind: 'whole' | 'bare'
      ask?: string
      /** The new state, if it changes. */
      stream?: Stream
    }

/** Time and position of its list until which a stream receives messages in full, as long as its state does not change. */
export interface SendWindow {
  untilMs: number
  messages: number
  length: number
}

const nothing: Position = { messages: 0, length: 0 }
export const newStream: Stream = {
  ackToken: '',
  sinceMs: 0,
  askedMs: 0,
  askedAt: nothing,
  unacked: nothing,
  cutAt: 0,
}

const closedWindow: SendWindow = { untilMs: 0, messages: 0, length: 0 }

/** A page confirms every hundred messages, and only up to the last one with an ack token: 200 may be under way. */
const maxMessagesBeforeSkipping = 250
/** Time without a confirmation, from the first message with a token, after which a stream is ended. */
export const maxSilenceMs = 45_000
/** Two messages that are sent at the same time may both contain a token, and only one of the tokens is stored. */
const askAgainAfterMs = 20_000
// Length of the event's frame: the client's id, the topic, the names of the fields.
const frameLength = 140

/** The step of a list's position for a message. */
export function stepBy(before: Position, { whole, bare }: MessageLengths): Step {
  const { messages, length } = before
  return { before, after: { messages: messages + 1, length: length + frameLength + (whole ?? bare ?? 0) } }
}

/**
 * Decides whether and in which form a stream receives one more message, and computes its new state.
 *
 * Sending to a stream whose socket is full blocks the sender, so a stream that is not read has to be detected before that. A
 * heartbeat is no confirmation (it comes over another connection): only the token of a message is. Too many unread messages
 * end a stream; long messages are sent without their items, and messages that may be skipped are skipped early.
 */
export function deliver(
  stream: Stream,
  step: Step,
  lengths: MessageLengths,
  nowMs: number,
  randomToken: () => string,
): Delivery {
  const unread = unreadOf(stream, step.before)
  if (isOverdue(stream, nowMs) || unread.messages >= unreadLimits.messages) return { kind: 'drop' }
  const kind = formOf(unread, lengths)
  if (kind === 'skip') return { kind }
  const isCut = kind === 'bare' && lengths.whole !== undefined
  if (stream.ackToken !== '' && nowMs - stream.askedMs < askAgainAfterMs)
    return isCut && stream.cutAt === 0 ? { kind, stream: { ...stream, cutAt: step.before.length } } : { kind }
  const ask = randomToken()
  const cutAt = isCut ? step.after.length : 0
  return { kind, ask, stream: { ...asked(stream, step, nowMs, ask), cutAt } }
}

/** Limits within which messages can be sent without {@link deliver}, which saves time for most streams of a crowd. */
export function sendWindowOf({ ackToken, sinceMs, askedMs, askedAt, unacked, cutAt }: Stream): SendWindow {
  if (ackToken === '' || cutAt > 0) return closedWindow
  return {
    untilMs: Math.min(sinceMs + maxSilenceMs, askedMs + askAgainAfterMs),
    messages: askedAt.messages - unacked.messages + maxMessagesBeforeSkipping,
    length: askedAt.length - unacked.length + unreadLimits.length,
  }
}

/** @param wholeLength of the message of that step */
export function isInWindow(
  { untilMs, messages, length }: SendWindow,
  { before }: Step,
  wholeLength: number,
  nowMs: number,
): boolean {
  return nowMs < untilMs && before.messages < messages && before.length + wholeLength <= length
}

function asked(stream: Stream, step: Step, nowMs: number, ackToken: string): Omit<Stream, 'cutAt'> {
  return {
    ackToken,
    sinceMs: stream.ackToken === '' ? nowMs : stream.sinceMs,
    askedMs: nowMs,
    askedAt: step.after,
    unacked: sum(unreadOf(stream, step.before), difference(step.after, step.before)),
  }
}

/** Without a pending token nothing was sent since `unacked`, because the next message always contains a token. */
function unreadOf(stream: Stream, position: Position): Position {
  return stream.ackToken === '' ? stream.unacked : sum(sentSinceAsked(stream, position), stream.unacked)
}

function sentSinceAsked({ askedAt, cutAt }: Stream, { messages, length }: Position): Position {
  return difference({ messages, length: cutAt || length }, askedAt)
}

function formOf({ messages, length }: Position, { whole, bare }: MessageLengths): 'whole' | 'bare' | 'skip' {
  if (bare === undefined) return messages < maxMessagesBeforeSkipping ? 'whole' : 'skip'
  return whole !== undefined && length + whole <= unreadLimits.length ? 'whole' : 'bare'
}

/** True when messages have been unconfirmed for too long. */
export function isOverdue({ ackToken, sinceMs }: Stream, nowMs: number): boolean {
  return ackToken !== '' && nowMs - sinceMs >= maxSilenceMs
}

/**
 * Returns the state after a confirmation: a stream that sent back its pending token has read everything up to it; any other
 * token changes nothing.
 *
 * @param positionNow of the list
 */
export function answered(stream: Stream, ackToken: string, positionNow: () => Position): Stream {
  if (ackToken === '' || ackToken !== stream.ackToken) return stream
  return { ...newStream, unacked: sentSinceAsked(stream, positionNow()) }
}

function sum(one: Position, other: Position): Position {
  return { messages: one.messages + other.messages, length: one.length + other.length }
}

function difference(one: Position, other: Position): Position {
  return { messages: one.messages - other.messages, length: one.length - other.length }
}
