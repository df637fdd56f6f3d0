import { describe, expect, it } from 'vitest'
import {
  answered,
  deliver,
  isOverdue,
  type MessageLengths,
  newStream,
  type Stream,
} from '../../../pocketbase/hooks/live/stream.ts'

const lengths = { whole: 400, bare: 30 }
const startMs = 1_000_000

/** A stream after so many messages, the first of which asks the word `first`. */
function streamAfter(messages: number, size = lengths, from: Stream = newStream): Stream {
  let stream = from
  for (let index = 0; index < messages; index += 1) {
    const delivery = deliver(stream, size, startMs, () => 'first')
    if (!('stream' in delivery)) throw new Error(`${delivery.kind} at ${index}`)
    stream = delivery.stream
  }
  return stream
}

const next = (stream: Stream, nowMs = startMs, size: MessageLengths = lengths) =>
  deliver(stream, size, nowMs, () => 'next')

describe('one more message', () => {
  it.each([
    ['the first, whole and asking', next(newStream), { kind: 'whole', ask: 'next' }],
    ['the second, asking nothing', next(streamAfter(1)), { kind: 'whole', ask: '' }],
    ['the 300th', next(streamAfter(299)), { kind: 'bare' }],
    ['the 301st', next(streamAfter(300)), { kind: 'drop' }],
    ['at 44.999 s of waiting', next(streamAfter(1), startMs + 44_999), { kind: 'whole' }],
    ['at 45 s of waiting', next(streamAfter(1), startMs + 45_000), { kind: 'drop' }],
    ['after hours in which nothing was sent', next(newStream, startMs * 1_000), { kind: 'whole' }],
    ['at the last length', next(streamAfter(1, { whole: 64_996, bare: 30 })), { kind: 'whole' }],
    ['past the last length', next(streamAfter(1, { whole: 64_997, bare: 30 })), { kind: 'bare' }],
  ])('%s', (_, delivery, expected) => {
    expect(delivery).toMatchObject(expected)
  })

  it('goes bare when it has no items', () => {
    expect(deliver(newStream, { whole: undefined, bare: 30 }, startMs, () => 'x')).toMatchObject({
      kind: 'bare',
    })
  })
})

describe('a message that may be left out', () => {
  const small = { whole: 60, bare: undefined }
  it.each([
    ['is sent while the stream reads', streamAfter(249, { whole: 60, bare: 30 }), small, 'whole'],
    ['is left out from 250 unread messages on', streamAfter(250, { whole: 60, bare: 30 }), small, 'skip'],
    ['is sent where long messages went bare', streamAfter(9, { whole: 9_000, bare: 30 }), small, 'whole'],
    ['ends a stream that is overdue as any other does', streamAfter(300), small, 'drop'],
  ])('%s', (_, stream, size, kind) => {
    expect(next(stream, startMs, size).kind).toBe(kind)
  })
})

describe('the word that was asked', () => {
  it('proves all up to its message, and leaves what came after', () => {
    const { unread, ask } = answered(streamAfter(5), 'first')
    expect([unread.messages, ask]).toEqual([4, ''])
  })

  it.each(['', 'wrong', 'FIRST'])('is not %j', (word) => {
    const stream = streamAfter(5)
    expect(answered(stream, word)).toBe(stream)
  })

  it('counts once', () => {
    const stream = answered(streamAfter(5), 'first')
    expect(answered(stream, 'first')).toBe(stream)
    expect(answered(stream, '')).toBe(stream)
  })

  it('is asked again after the proof, so that a stream which is read lives for ever', () => {
    let stream = newStream
    for (let round = 0; round < 50; round += 1) stream = answered(streamAfter(100, lengths, stream), 'first')
    expect(stream.unread.messages).toBeLessThan(200)
  })

  it('ends the waiting of what it proves', () => {
    const late = startMs + 40_000
    const delivery = next(streamAfter(1), late)
    if (!('stream' in delivery)) throw new Error(delivery.kind)
    expect(isOverdue(delivery.stream, startMs + 45_000)).toBe(true)
    expect(isOverdue(answered(delivery.stream, 'first'), startMs + 45_000)).toBe(false)
    expect(isOverdue(answered(delivery.stream, 'first'), late + 45_000)).toBe(true)
  })
})
