import { unreadLimits } from '../../../src/protocol/limits.ts'

/** How much the watchers of a list have been sent; `length` in characters. */
export interface Position {
  messages: number
  length: number
}

/** What one stream has not yet proved to have read. */
export interface Stream {
  /** A random word in one of the messages, given back as the proof; '' when none is out. */
  word: string
  /** When the first word that is not yet given back was sent; in ms, as `askedMs`. */
  sinceMs: number
  /** When the word that is out was sent. */
  askedMs: number
  /** The list's position right after the message with the word. */
  askedAt: Position
  /** What was unread at that position; while no word is out, what was sent before the last one was given back. */
  carried: Position
  /** The list's length from which on messages were cut short for this stream, and count for nothing; 0 for none. */
  cutAt: number
}

/** The list's position before and after a message, which all its watchers are sent in the same order. */
export interface Step {
  before: Position
  after: Position
}

/**
 * The lengths of a message in full and cut short; no `whole` when it would be too long anyway, no `bare` when it is short
 * as it is and may be left out.
 */
export interface MessageLengths {
  whole: number | undefined
  bare: number | undefined
}

/** `drop` ends the stream, `skip` leaves the message out; `ask` is the word that this very message has to ask. */
export type Delivery =
  | { kind: 'drop' }
  | { kind: 'skip' }
  | {
      kind: 'whole' | 'bare'
      ask?: string
      /** As it stands then, where that is not as before. */
      stream?: Stream
    }

/** Until when, and up to which position of its list, a stream is sent messages in full while all that is known of it stays. */
export interface Leeway {
  untilMs: number
  messages: number
  length: number
}

const nothing: Position = { messages: 0, length: 0 }
export const newStream: Stream = {
  word: '',
  sinceMs: 0,
  askedMs: 0,
  askedAt: nothing,
  carried: nothing,
  cutAt: 0,
}

const noLeeway: Leeway = { untilMs: 0, messages: 0, length: 0 }

/** A page proves what it read every hundred messages, and then only up to the last that asked: 200 may be on the way. */
const maxMessagesBeforeSkipping = 250
const maxSilenceMs = 45_000
/** Two messages that are sent at once may both ask, and only one of the words is remembered. */
const askAgainAfterMs = 20_000
// What frames the data on the wire: the client's id, the topic, the names of the fields.
const frameLength = 140

/** The step that a message takes a list on. */
export function stepBy(before: Position, { whole, bare }: MessageLengths): Step {
  const { messages, length } = before
  return { before, after: { messages: messages + 1, length: length + frameLength + (whole ?? bare ?? 0) } }
}

/**
 * Whether and how a stream is sent one more message, and how it stands then.
 *
 * Sending to a stream whose socket is full blocks who sends, so a stream that reads nothing has to be found out before
 * that. A heartbeat alone proves nothing (it comes over another connection): only the word of a message does. Too many
 * unread messages end a stream; long ones only go without their items, and what can be left out is left out early.
 */
export function deliver(
  stream: Stream,
  step: Step,
  lengths: MessageLengths,
  nowMs: number,
  randomWord: () => string,
): Delivery {
  const unread = unreadOf(stream, step.before)
  if (isOverdue(stream, nowMs) || unread.messages >= unreadLimits.messages) return { kind: 'drop' }
  const kind = formOf(unread, lengths)
  if (kind === 'skip') return { kind }
  const isCut = kind === 'bare' && lengths.whole !== undefined
  if (stream.word !== '' && nowMs - stream.askedMs < askAgainAfterMs)
    return isCut && stream.cutAt === 0 ? { kind, stream: { ...stream, cutAt: step.before.length } } : { kind }
  const ask = randomWord()
  const cutAt = isCut ? step.after.length : 0
  return { kind, ask, stream: { ...asked(stream, step, nowMs, ask), cutAt } }
}

/** What spares most streams of a crowd the rules of {@link deliver}. */
export function leewayOf({ word, sinceMs, askedMs, askedAt, carried, cutAt }: Stream): Leeway {
  if (word === '' || cutAt > 0) return noLeeway
  return {
    untilMs: Math.min(sinceMs + maxSilenceMs, askedMs + askAgainAfterMs),
    messages: askedAt.messages - carried.messages + maxMessagesBeforeSkipping,
    length: askedAt.length - carried.length + unreadLimits.length,
  }
}

/** @param wholeLength of the message that takes its list on by that step */
export function hasLeeway(
  { untilMs, messages, length }: Leeway,
  { before }: Step,
  wholeLength: number,
  nowMs: number,
): boolean {
  return nowMs < untilMs && before.messages < messages && before.length + wholeLength <= length
}

function asked(stream: Stream, step: Step, nowMs: number, word: string): Omit<Stream, 'cutAt'> {
  return {
    word,
    sinceMs: stream.word === '' ? nowMs : stream.sinceMs,
    askedMs: nowMs,
    askedAt: step.after,
    carried: sum(unreadOf(stream, step.before), difference(step.after, step.before)),
  }
}

/** While no word is out nothing was sent to this stream: every message asks then. */
function unreadOf(stream: Stream, position: Position): Position {
  return stream.word === '' ? stream.carried : sum(sentSinceAsked(stream, position), stream.carried)
}

function sentSinceAsked({ askedAt, cutAt }: Stream, { messages, length }: Position): Position {
  return difference({ messages, length: cutAt || length }, askedAt)
}

function formOf({ messages, length }: Position, { whole, bare }: MessageLengths): 'whole' | 'bare' | 'skip' {
  if (bare === undefined) return messages < maxMessagesBeforeSkipping ? 'whole' : 'skip'
  return whole !== undefined && length + whole <= unreadLimits.length ? 'whole' : 'bare'
}

/** Messages have waited too long for a proof that they are read. */
export function isOverdue({ word, sinceMs }: Stream, nowMs: number): boolean {
  return word !== '' && nowMs - sinceMs >= maxSilenceMs
}

/**
 * A stream that gave back the word it was asked has read everything up to it; any other word changes nothing.
 *
 * @param positionNow of the list
 */
export function answered(stream: Stream, word: string, positionNow: () => Position): Stream {
  if (word === '' || word !== stream.word) return stream
  return { ...newStream, carried: sentSinceAsked(stream, positionNow()) }
}

function sum(one: Position, other: Position): Position {
  return { messages: one.messages + other.messages, length: one.length + other.length }
}

function difference(one: Position, other: Position): Position {
  return { messages: one.messages - other.messages, length: one.length - other.length }
}
