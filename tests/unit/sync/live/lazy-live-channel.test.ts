import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LazyLiveChannel } from '../../../../src/sync/live/lazy-live-channel.ts'
import { untilThere } from '../../../support/limits.ts'

const code = '../../../../src/sync/live/live-channel.ts'

let told: string[]
let later: (() => void)[]
/** False if loading the code of streams fails. */
let isToBeHad: boolean

class Channel {
  open = () => told.push('open')
  close = () => told.push('close')
  unseen = () => told.push('unseen')
  typing = (isTyping: boolean) => told.push(`typing ${isTyping}`)
}

beforeEach(() => {
  vi.resetModules()
  told = []
  later = []
  isToBeHad = true
  vi.doMock(code, () => {
    if (!isToBeHad) throw new TypeError('Failed to fetch dynamically imported module')
    return { LiveChannel: Channel }
  })
})
afterEach(() => vi.doUnmock(code))

async function makeChannel(): Promise<LazyLiveChannel> {
  const { LazyLiveChannel: Late } = await import('../../../../src/sync/live/lazy-live-channel.ts')
  const clock = {
    random: () => 0,
    after: (_: number, task: () => void) => {
      later.push(task)
      return () => {
        later = []
      }
    },
  }
  const listener = { disconnected: () => told.push('disconnected') }
  return Reflect.construct(Late, [undefined, 'list', clock, listener])
}

test('calls before its code is there are passed on then, in the same order', async () => {
  const channel = await makeChannel()
  channel.tell((one) => one.unseen())
  channel.tell((one) => one.open())
  expect(told).toEqual([])
  await vi.waitFor(() => expect(told).toEqual(['unseen', 'open']), untilThere)
  channel.tell((one) => one.typing(true))
  channel.close()
  expect(told).toEqual(['unseen', 'open', 'typing true', 'close'])
})

test('one that is closed before its code is here is never opened', async () => {
  const channel = await makeChannel()
  channel.tell((one) => one.open())
  channel.close()
  await import(code)
  await Promise.resolve()
  expect(told).toEqual([])
})

test('without its code it is lost, and fetched again later', async () => {
  isToBeHad = false
  const channel = await makeChannel()
  channel.tell((one) => one.open())
  await vi.waitFor(() => expect(told).toEqual(['disconnected']), untilThere)
  isToBeHad = true
  vi.resetModules()
  later[0]?.()
  await vi.waitFor(() => expect(told).toEqual(['disconnected', 'open']), untilThere)
})
