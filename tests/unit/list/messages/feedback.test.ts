import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeAudioContext } from '../../../support/pages/fake-audio.ts'

/** Fresh modules in each test: a page makes one audio context, and only when it first needs it. */
let feedback: typeof import('../../../../src/list/messages/feedback.ts')
let settings: typeof import('../../../../src/list/settings/device-settings.ts')
let vibrate: ReturnType<typeof vi.fn>

beforeEach(async () => {
  FakeAudioContext.made = []
  vibrate = vi.fn(() => true)
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } })
  feedback = await import('../../../../src/list/messages/feedback.ts')
  settings = await import('../../../../src/list/settings/device-settings.ts')
})

afterEach(() => vi.unstubAllGlobals())

const tones = () => vi.waitUntil(() => FakeAudioContext.made[0]?.tones)

describe('a person’s action is heard and felt', () => {
  test.each([
    ['added', { frequencyHz: 800, durationS: 0.2 }, [50]],
    ['completed', { frequencyHz: 600, durationS: 0.15 }, [100]],
    ['removed', { frequencyHz: 400, durationS: 0.1 }, [50, 50, 50]],
    ['allDone', { frequencyHz: 1200, durationS: 0.3 }, [50, 50, 50]],
  ] as const)('%s', async (kind, tone, vibrationMs) => {
    feedback.giveFeedback(kind)
    expect(await tones()).toEqual([tone])
    expect(vibrate.mock.calls).toEqual([[vibrationMs]])
  })

  test('a refused press is only felt, shortly', () => {
    feedback.vibrate()
    expect(vibrate.mock.calls).toEqual([[[50]]])
    expect(FakeAudioContext.made).toEqual([])
    settings.setVibration(false)
    feedback.vibrate()
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  test('by one audio context, made and woken within the first press, as iOS requires', async () => {
    expect(FakeAudioContext.made).toHaveLength(0)
    feedback.giveFeedback('added')
    expect(FakeAudioContext.made.map(({ state }) => state)).toEqual(['running'])
    feedback.giveFeedback('removed')
    await vi.waitUntil(() => FakeAudioContext.made[0]?.tones.length === 2)
    expect(FakeAudioContext.made).toHaveLength(1)
  })

  test('without a click: each tone rises from silence and falls back to it', async () => {
    feedback.giveFeedback('completed')
    await tones()
    const levels = FakeAudioContext.made[0]?.levels ?? []
    expect(levels.at(0)).toEqual({ value: 0, at: 0 })
    expect(levels.at(-1)).toEqual({ value: 0, at: 0.15 })
    expect(Math.max(...levels.map(({ value }) => value))).toBeLessThanOrEqual(0.25)
  })

  test('also after the browser has put the sound to sleep', async () => {
    feedback.giveFeedback('added')
    await tones()
    const [context] = FakeAudioContext.made
    if (context) context.state = 'suspended'
    feedback.giveFeedback('added')
    await vi.waitUntil(() => context?.tones.length === 2)
    expect(context?.state).toBe('running')
  })
})

describe('nothing is heard or felt', () => {
  test('if turned off', async () => {
    settings.setSound(false)
    feedback.giveFeedback('added')
    expect(vibrate).toHaveBeenCalledTimes(1)
    settings.setVibration(false)
    settings.setSound(true)
    feedback.giveFeedback('added')
    expect(await tones()).toHaveLength(1)
    expect(vibrate).toHaveBeenCalledTimes(1)
  })

  test('before the page was touched: browsers would block it', () => {
    vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } })
    feedback.giveFeedback('added')
    expect(FakeAudioContext.made).toEqual([])
    expect(vibrate).not.toHaveBeenCalled()
  })

  test('if the browser has neither, or refuses', () => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('AudioContext', undefined)
    expect(() => feedback.giveFeedback('added')).not.toThrow()
    vi.stubGlobal(
      'AudioContext',
      class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError')
        }
      },
    )
    expect(() => feedback.giveFeedback('added')).not.toThrow()
  })
})

test('the test of the sound is heard even while sounds are off', async () => {
  settings.setSound(false)
  feedback.testSound()
  expect(await tones()).toEqual([{ frequencyHz: 800, durationS: 0.2 }])
})
