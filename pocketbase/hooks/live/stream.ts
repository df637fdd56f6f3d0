/**
 * What one stream was sent since it last answered for itself, and what is on its way to it.
 * Lengths are in characters, times in milliseconds since 1970.
 */
export interface Stream {
  unanswered: number
  length: number
  waitingSinceMs: number
  /** Messages handed over and not yet taken: above 0 for long means that the socket takes no more. */
  sending: number
  sendingSinceMs: number
}

/** `whole` carries the items, `bare` only the revisions; undefined when there is no whole message to send. */
export interface MessageLengths {
  whole: number | undefined
  bare: number
}

export type Delivery = { kind: 'drop' } | { kind: 'whole' | 'bare'; stream: Stream }

export const answeredStream: Stream = {
  unanswered: 0,
  length: 0,
  waitingSinceMs: 0,
  sending: 0,
  sendingSinceMs: 0,
}

const maxUnanswered = 300
const maxUnansweredLength = 65_536
const maxSilenceMs = 45_000
const maxSending = 50
const maxSendingMs = 2_000
// The frame around a message's data: client id, topic, field names.
const frameLength = 140

/**
 * Whether and how a stream is sent one more message, and how it stands then.
 *
 * A stream that reads nothing must be found out before its socket is full, because sending would then block. Many small
 * messages end it, many long ones only go without their items; one that claims to read and does not is found by what
 * it leaves untaken.
 */
export function deliver(stream: Stream, lengths: MessageLengths, nowMs: number): Delivery {
  if (isOverdue(stream, nowMs) || stream.unanswered >= maxUnanswered) return { kind: 'drop' }
  const isWhole = lengths.whole !== undefined && stream.length + lengths.whole <= maxUnansweredLength
  const length = (isWhole ? (lengths.whole ?? 0) : lengths.bare) + frameLength
  return { kind: isWhole ? 'whole' : 'bare', stream: sent(stream, length, nowMs) }
}

/** Silent for too long while messages wait, or holding up who sends. */
export function isOverdue(stream: Stream, nowMs: number): boolean {
  const isSilent = stream.unanswered > 0 && nowMs - stream.waitingSinceMs >= maxSilenceMs
  const isBlocking = stream.sending > 0 && nowMs - stream.sendingSinceMs >= maxSendingMs
  return isSilent || isBlocking || stream.sending >= maxSending
}

function sent(stream: Stream, length: number, nowMs: number): Stream {
  return {
    unanswered: stream.unanswered + 1,
    length: stream.length + length,
    waitingSinceMs: stream.unanswered === 0 ? nowMs : stream.waitingSinceMs,
    sending: stream.sending + 1,
    sendingSinceMs: stream.sending === 0 ? nowMs : stream.sendingSinceMs,
  }
}

/** One message was taken. */
export function taken(stream: Stream): Stream {
  return { ...stream, sending: Math.max(0, stream.sending - 1) }
}

/** The stream answered for itself: everything before is read. What is on its way still is. */
export function answered(stream: Stream = answeredStream): Stream {
  return { ...stream, unanswered: 0, length: 0, waitingSinceMs: 0 }
}
