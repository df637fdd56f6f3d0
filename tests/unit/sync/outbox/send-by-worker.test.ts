import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markWaiting, readWaitingMarks } from '../../../../src/sync/storage/waiting-mark.ts'
import { watchMarks } from '../../../../src/sync/watch-marks.ts'
import { MapStorage } from '../../../support/pages/web-storage.ts'

let page: EventTarget
let hidden: boolean
let worker: EventTarget
const postMessage = vi.fn()
const register = vi.fn(async () => {})

/** @param more other properties of the browser's navigator, to add or to replace */
function openPage(more: object = {}): void {
  page = new EventTarget()
  worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage }, sync: { register } }),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
    addEventListener: page.addEventListener.bind(page),
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker, ...more })
  watchMarks()
}

const happens = (event: string) => page.dispatchEvent(new Event(event))
const answers = (marks: object) => worker.dispatchEvent(new MessageEvent('message', { data: { marks } }))
/** Waits until everything that was started has been sent. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  hidden = false
  postMessage.mockClear()
  register.mockClear()
  vi.stubGlobal('localStorage', new MapStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page where something waits', () => {
  beforeEach(() => markWaiting('a'))

  test.each(['pageshow', 'online', 'visibilitychange'])('has the worker send it at %s', async (event) => {
    openPage()
    happens(event)
    await settled()
    expect(postMessage.mock.calls).toEqual([[{ kind: 'send', marks: readWaitingMarks(), person: undefined }]])
    expect(register).not.toHaveBeenCalled()
  })

  test('without a connection leaves it to the browser', async () => {
    openPage({ onLine: false })
    happens('offline')
    await settled()
    expect(register.mock.calls).toEqual([['send']])
    expect(postMessage).not.toHaveBeenCalled()
  })

  test('that is hidden has it sent, and leaves the rest to the browser', async () => {
    openPage()
    hidden = true
    happens('visibilitychange')
    await settled()
    expect(register.mock.calls).toEqual([['send']])
    expect(postMessage).toHaveBeenCalledOnce()
  })

  test('takes the marks back that the worker answers', async () => {
    openPage()
    markWaiting('b')
    happens('pageshow')
    await settled()
    const { a } = readWaitingMarks()
    answers({ a })
    expect(Object.keys(readWaitingMarks())).toEqual(['b'])
  })

  test('asks again for the rest, as long as it is visible', async () => {
    openPage()
    happens('pageshow')
    await settled()
    expect(postMessage).toHaveBeenCalledTimes(1)
    answers({})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(postMessage).toHaveBeenCalledTimes(2)
    hidden = true
    answers({})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(postMessage).toHaveBeenCalledTimes(2)
  })
})

test('with nothing waiting nothing is asked, of the worker or of the browser', async () => {
  openPage({ onLine: false })
  for (const event of ['pageshow', 'online', 'offline', 'visibilitychange']) happens(event)
  await settled()
  expect(postMessage).not.toHaveBeenCalled()
  expect(register).not.toHaveBeenCalled()
})

test('a browser without service workers is left alone', () => {
  markWaiting('a')
  expect(() => openPage({ serviceWorker: undefined })).not.toThrow()
})
