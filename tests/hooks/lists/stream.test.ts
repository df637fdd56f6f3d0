import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answered,
  type Delivery,
  deliver,
  isInWindow,
  isOverdue,
  type MessageLengths,
  newStream,
  type Position,
  type Stream,
  sendWindowOf,
  stepBy,
} from '../../../pocketbase/hooks/live/stream.ts'

const lengths = { whole: 400, bare: 30 }
const startMs = 1_000_000

/** A stream that alone watches its list, and the list's position. */
interface Told {
  stream: Stream
  position: Position
}

const untold: Told = { stream: newStream, position: { messages: 0, length: 0 } }

/** Returns the stream after a number of messages, the first of which has the challenge `first`. */
function toldOf(messages: number, size: MessageLengths = lengths, from = untold): Told {
  let { stream, position } = from
  for (let index = 0; index < messages; index += 1) {
    const step = stepBy(position, size)
    const delivery = deliver(stream, step, size, startMs, () => 'first')
    if (delivery.kind === 'drop' || delivery.kind === 'skip') throw new Error(`${delivery.kind} at ${index}`)
    stream = delivery.stream ?? stream
    position = step.after
  }
  return { stream, position }
}

const next = ({ stream, position }: Told, nowMs = startMs, size: MessageLengths = lengths) =>
  deliver(stream, stepBy(position, size), size, nowMs, () => 'next')

function streamOf(delivery: Delivery): Stream {
  if (!('stream' in delivery) || !delivery.stream) throw new Error(delivery.kind)
  return delivery.stream
}

const proved = ({ stream, position }: Told): Told => ({
  stream: answered(stream, 'first', () => position),
  position,
})

describe('one more message', () => {
  it.each([
    ['the first, whole and asking', next(untold), { kind: 'whole', ask: 'next' }],
    ['the 300th', next(toldOf(299)), { kind: 'bare' }],
    ['the 301st', next(toldOf(300)), { kind: 'drop' }],
    ['at 44.999 s of waiting', next(toldOf(1), startMs + 44_999), { kind: 'whole' }],
    ['at 45 s of waiting', next(toldOf(1), startMs + 45_000), { kind: 'drop' }],
    ['after hours in which nothing was sent', next(untold, startMs * 1_000), { kind: 'whole' }],
    ['at the last length', next(toldOf(1, { whole: 64_996, bare: 30 })), { kind: 'whole' }],
    ['past the last length', next(toldOf(1, { whole: 64_997, bare: 30 })), { kind: 'bare' }],
  ])('%s', (_, delivery, expected) => {
    expect(delivery).toMatchObject(expected)
  })

  it('asks nothing while a token is pending', () => {
    expect(next(toldOf(1))).toEqual({ kind: 'whole' })
  })

  it('goes bare when it has no items', () => {
    expect(next(untold, startMs, { whole: undefined, bare: 30 })).toMatchObject({ kind: 'bare' })
  })
})

describe('a message that may be left out', () => {
  const small = { whole: 60, bare: undefined }
  it.each([
    ['is sent while the stream reads', toldOf(249, { whole: 60, bare: 30 }), small, 'whole'],
    ['is left out from 250 unread messages on', toldOf(250, { whole: 60, bare: 30 }), small, 'skip'],
    ['is sent where long messages went bare', toldOf(9, { whole: 9_000, bare: 30 }), small, 'whole'],
    ['ends a stream that is overdue as any other does', toldOf(300), small, 'drop'],
  ])('%s', (_, told, size, kind) => {
    expect(next(told, startMs, size).kind).toBe(kind)
  })
})

describe('the pending token', () => {
  it('proves all messages up to its own, and not later ones', () => {
    const { stream } = proved(toldOf(5))
    expect([stream.unacked.messages, stream.ackToken]).toEqual([4, ''])
  })

  it.each(['', 'wrong', 'FIRST'])('is not %j', (token) => {
    const { stream, position } = toldOf(5)
    expect(answered(stream, token, () => position)).toBe(stream)
  })

  it('counts once', () => {
    const told = proved(toldOf(5))
    expect(proved(told).stream).toBe(told.stream)
    expect(answered(told.stream, '', () => told.position)).toBe(told.stream)
  })

  it('is asked again after the proof, so that a stream which is read lives for ever', () => {
    let told = untold
    for (let round = 0; round < 50; round += 1) told = proved(toldOf(100, lengths, told))
    expect(told.stream.unacked.messages).toBeLessThan(200)
  })

  it('lets messages be whole again when little was sent after it', () => {
    const long = { whole: 9_000, bare: 30 }
    const told = toldOf(20, long)
    expect(next(told, startMs, long).kind).toBe('bare')
    expect(next(proved(told), startMs, long).kind).toBe('whole')
  })

  it('counts messages from before the proof with later ones', () => {
    const told = proved(toldOf(200))
    expect(next(toldOf(100, lengths, told)).kind).toBe('bare')
    expect(next(toldOf(101, lengths, told)).kind).toBe('drop')
  })

  it('is another after 20 s, of which the wait is as long as of the first', () => {
    const told = toldOf(1)
    const delivery = next(told, startMs + 20_000)
    const asking = streamOf(delivery)
    expect(asking.ackToken).toBe('next')
    expect(isOverdue(asking, startMs + 44_999)).toBe(false)
    expect(isOverdue(asking, startMs + 45_000)).toBe(true)
    expect(answered(asking, 'next', () => told.position)).toMatchObject({ ackToken: '' })
  })

  it('ends the wait for the messages that it proves', () => {
    const told = proved(toldOf(1))
    const late = startMs + 40_000
    expect(isOverdue(told.stream, startMs + 45_000)).toBe(false)
    const delivery = next(told, late)
    expect(isOverdue(streamOf(delivery), startMs + 45_000)).toBe(false)
    expect(isOverdue(streamOf(delivery), late + 45_000)).toBe(true)
  })
})

describe('data left out of a stream', () => {
  it('does not end it, however much it was', () => {
    const { stream } = proved(toldOf(1))
    const position = { messages: 5_000, length: 1_000_000 }
    expect(next({ stream, position })).toMatchObject({ kind: 'whole', ask: 'next' })
  })
})

describe('the send window of a stream', () => {
  const count = fc.nat(400)
  const characters = fc.nat(80_000)
  const times = fc.integer({ min: startMs, max: startMs + 60_000 })
  const position = fc.record({ messages: count, length: characters })
  const stream = fc
    .record({
      ackToken: fc.constantFrom('', 'token'),
      sinceMs: times,
      laterMs: fc.nat(40_000),
      askedAt: position,
      unacked: position,
      cutAt: fc.option(characters, { nil: 0, freq: 4 }),
    })
    .map(({ laterMs, ...rest }) => ({ ...rest, askedMs: rest.sinceMs + laterMs }))
  const lengthsOf = fc.record({ whole: fc.nat(20_000), bare: fc.option(fc.nat(60), { nil: undefined }) })

  it('allows only messages that the rules would send whole without a note', () => {
    fc.assert(
      fc.property(stream, position, lengthsOf, times, (told, before, size, nowMs) => {
        const after = sum(told.askedAt, before)
        const step = stepBy(after, size)
        if (!isInWindow(sendWindowOf(told), step, size.whole, nowMs)) return
        expect(deliver(told, step, size, nowMs, () => 'next')).toEqual({ kind: 'whole' })
      }),
      { numRuns: 2_000 },
    )
  })

  it('lasts for all that a reader is sent between two proofs', () => {
    const told = toldOf(1)
    const at = (messages: number) => stepBy({ messages, length: 60 * messages }, lengths)
    expect(isInWindow(sendWindowOf(told.stream), at(1), 400, startMs)).toBe(true)
    expect(isInWindow(sendWindowOf(told.stream), at(100), 400, startMs + 19_999)).toBe(true)
    expect(isInWindow(sendWindowOf(told.stream), at(100), 400, startMs + 20_000)).toBe(false)
    expect(isInWindow(sendWindowOf(newStream), at(1), 400, startMs)).toBe(false)
  })
})

function sum(one: Position, other: Position): Position {
  return { messages: one.messages + other.messages, length: one.length + other.length }
}
