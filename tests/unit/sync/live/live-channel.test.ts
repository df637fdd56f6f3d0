import { expect, test } from 'vitest'
import { LiveChannel, type LiveListener } from '../../../../src/sync/live/live-channel.ts'
import type { OpenStream, StreamListener } from '../../../../src/sync/live/pocketbase.ts'
import { ListClient } from '../../../../src/sync/send.ts'

const listener: LiveListener = {
  visitor: () => ({ session: 'session', name: 'Ana', color: 'pink', device: 'iOS' }),
  hint: () => {},
  connected: () => {},
  disconnected: () => {},
  ended: () => {},
  presence: () => {},
  joined: () => {},
  typing: () => {},
}

/** Opens a channel, to which the test sends the messages. @returns also the words that heartbeats returned */
function openChannel() {
  const answers: unknown[] = []
  const streams: StreamListener[] = []
  const client = new ListClient(async (_, { body }) => {
    answers.push(body && 'answer' in body && body.answer)
    return { status: 204, value: undefined, retryAfterMs: 0 }
  }, 'token')
  const openStream: OpenStream = (_, heard) => {
    streams.push(heard)
    return () => {}
  }
  const clock = { after: () => () => {}, random: () => 0 }
  const channel = new LiveChannel({ client, openStream }, 'list', clock, listener)
  channel.open()
  const [stream = expect.unreachable()] = streams
  return { channel, stream, answers }
}

test('a heartbeat returns the last word that the stream asked for, also after messages without a word', () => {
  const { channel, stream, answers } = openChannel()
  stream.connected('client')
  for (const message of [{ ask: 'first' }, { ask: 'second', from: 1, rev: 2 }, { from: 2, rev: 3 }])
    stream.message(message, 20)
  channel.beat()
  expect(answers).toEqual(['', 'second'])
})
