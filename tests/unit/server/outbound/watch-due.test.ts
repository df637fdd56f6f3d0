import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { TakeDueBody } from '../../../../src/protocol/operator.ts'
import type { PocketBaseAccess } from '../../../../src/protocol/site-secret.ts'
import { listen } from '../../../../src/server/listen.ts'
import { watchDue } from '../../../../src/server/outbound/watch-due.ts'
import { untilThere } from '../../../support/limits.ts'

interface One {
  list: string
  name: string
}

let asked: TakeDueBody<string>[]
/** Messages in the answers to the next requests, one array for each request. */
let due: One[][]
let status: number
/** Starts a fake PocketBase. */
async function start(): Promise<PocketBaseAccess> {
  const server = createServer(async (request, response) => {
    asked.push((await json(request)) as TakeDueBody<string>)
    response.writeHead(status).end(JSON.stringify({ due: status === 200 ? (due.shift() ?? []) : [] }))
  })
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${await listen(server, 0)}`, secret: '' }
}
beforeEach(() => {
  asked = []
  due = []
  status = 200
})

const ones = (list: string, count: number): One[] =>
  Array.from({ length: count }, (_, index) => ({ list, name: `${list}${index}` }))
const everything = () => true
const toldOf = () => asked.flatMap(({ outcomes }) => outcomes)

/** Starts `watchDue`. No message finishes sending before the test calls `letThrough`. */
async function watching(options: Partial<Parameters<typeof watchDue<One, string>>[0]> = {}) {
  const begun: string[] = []
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const end = watchDue<One, string>({
    pocketBase: await start(),
    path: '/',
    pools: [{ takes: everything, atOnce: 10 }],
    everyMs: 1,
    undelivered: () => null,
    send: async ({ name }) => {
      begun.push(name)
      await isLetThrough
      return `${name} sent`
    },
    unsent: ({ name }) => `${name} not sent`,
    ...options,
  })
  return { begun, letThrough, end }
}

it('reports each result once, with the next question', async () => {
  due = [ones('a', 2)]
  const { letThrough, end } = await watching()
  letThrough()
  await vi.waitFor(() => expect(toldOf()).toHaveLength(2), untilThere)
  await end()
  expect(toldOf()).toEqual(['a0 sent', 'a1 sent'])
})

it('goes on asking while things are under way, with its free room, and reports the lists of things in hand', async () => {
  due = [ones('a', 5)]
  const { letThrough, end } = await watching()
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), untilThere)
  expect(asked[0]).toMatchObject({ room: 40, inHand: {} })
  expect(asked.at(-1)).toMatchObject({ room: 37, inHand: { a: 5 } })
  letThrough()
  await end()
})

it('does not delay other things for a full pool', async () => {
  due = [[...ones('slow', 2), ...ones('quick', 2)]]
  const isSlow = ({ list }: One) => list === 'slow'
  const sent: string[] = []
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const { end } = await watching({
    pools: [
      { takes: isSlow, atOnce: 1 },
      { takes: everything, atOnce: 1 },
    ],
    send: async (one) => {
      if (isSlow(one)) await isLetThrough
      sent.push(one.name)
      return undefined
    },
  })
  await vi.waitFor(() => expect(sent).toEqual(['quick0', 'quick1']), untilThere)
  letThrough()
  await end()
})

it('reports things that it has no room for as not sent', async () => {
  due = [[...ones('a', 1), ...ones('b', 200)]]
  const { letThrough, end } = await watching({
    pools: [
      { takes: ({ list }) => list === 'a', atOnce: 1 },
      { takes: everything, atOnce: 1 },
    ],
  })
  await vi.waitFor(() => expect(toldOf()).toHaveLength(159), untilThere)
  expect(toldOf()).toEqual(
    ones('b', 200)
      .slice(41)
      .map(({ name }) => `${name} not sent`),
  )
  letThrough()
  await end()
})

it('keeps its results while PocketBase does not answer', async () => {
  due = [ones('a', 1)]
  const { begun, letThrough, end } = await watching()
  await vi.waitFor(() => expect(begun).toEqual(['a0']), untilThere)
  status = 503
  letThrough()
  await vi.waitFor(() => expect(toldOf().length).toBeGreaterThan(1), untilThere)
  asked = []
  status = 200
  await vi.waitFor(() => expect(toldOf()).toEqual(['a0 sent']), untilThere)
  await end()
  expect(toldOf()).toEqual(['a0 sent'])
})

it('begins nothing more once it is ended, waits for things under way, and reports the rest', async () => {
  due = [[...ones('a', 5), ...ones('b', 1)]]
  const { begun, letThrough, end } = await watching()
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0), untilThere)
  const ended = end()
  letThrough()
  await ended
  expect(begun).toEqual(['a0', 'a1', 'b0'])
  const told = ['a0 sent', 'a1 sent', 'a2 not sent', 'a3 not sent', 'a4 not sent', 'b0 sent']
  // The last report may arrive after `watchDue` has stopped waiting for its answer.
  await vi.waitFor(() => expect(toldOf().toSorted()).toEqual(told), untilThere)
  expect(asked.at(-1)?.room).toBe(0)
})

it('ends five seconds later where PocketBase does not answer', async () => {
  let questions = 0
  const silent = createServer(() => {
    questions += 1
  })
  onTestFinished(() => {
    vi.useRealTimers()
    silent.closeAllConnections()
    silent.close()
  })
  const { end } = await watching({
    pocketBase: { url: `http://127.0.0.1:${await listen(silent, 0)}`, secret: '' },
  })
  await vi.waitFor(() => expect(questions).toBe(1), untilThere)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let hasEnded = false
  const ended = end().then(() => {
    hasEnded = true
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(hasEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await ended
})
