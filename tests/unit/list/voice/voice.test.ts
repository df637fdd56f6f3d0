import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { VoiceProblem } from '../../../../src/domain/spoken/voice-problem.ts'
import type { FoundInput } from '../../../../src/list/voice/find-speech-input.ts'
import type { SpeechResult, Trouble } from '../../../../src/list/voice/listening.ts'
import { Voice } from '../../../../src/list/voice/voice.ts'

const said: SpeechResult = { kind: 'text', text: 'lapte' }
const trouble = (problem: VoiceProblem): Trouble => ({ kind: 'problem', problem })

/** A fake microphone that immediately returns the spoken text or a problem. */
class FakeSpeechInput {
  openCount = 0
  heard: () => Promise<SpeechResult> = async () => said
  loudness = 0.5
  refusal: VoiceProblem | undefined
  endItself: () => void = () => undefined

  readonly found: FoundInput = {
    kind: 'input',
    listen: async (signal) => {
      if (this.refusal) return this.refusal
      if (signal.aborted) return 'not-started'
      this.openCount += 1
      let isOpen = true
      const close = () => {
        if (isOpen) this.openCount -= 1
        isOpen = false
      }
      signal.addEventListener('abort', close)
      const ended = new Promise<void>((resolve) => {
        this.endItself = resolve
      })
      const finish = () => {
        close()
        return this.heard()
      }
      return { level: () => this.loudness, ended, finish }
    },
  }
}

let ear: FakeSpeechInput
let found: () => Promise<FoundInput>
let taken: string[]
let told: Trouble[]
let voice: Voice

beforeEach(() => {
  vi.useFakeTimers()
  ear = new FakeSpeechInput()
  found = async () => ear.found
  taken = []
  told = []
  voice = new Voice({
    findSpeechInput: () => found(),
    take: (text) => taken.push(text),
    tell: (problem) => told.push(problem),
  })
})
afterEach(() => vi.useRealTimers())

const kind = () => voice.$state.get().kind
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function tap(): Promise<void> {
  voice.press()
  await pass(100)
  voice.release()
}

test('a press listens for 4 s; the text is taken, and it rests', async () => {
  await tap()
  expect(voice.$state.get()).toEqual({ kind: 'recording', isHeld: false, endsAt: expect.any(Number) })
  expect(voice.level()).toBe(0.5)
  await pass(3_899)
  expect(kind()).toBe('recording')
  await pass(2)
  expect(kind()).toBe('idle')
  expect(taken).toEqual(['lapte'])
  expect(ear.openCount).toBe(0)
})

test('it ends 0.7 s after the last word', async () => {
  ear.loudness = 0.1
  await tap()
  await pass(400)
  ear.loudness = 0.6
  await pass(500)
  ear.loudness = 0.1
  await pass(600)
  expect(kind()).toBe('recording')
  await pass(200)
  expect(kind()).toBe('idle')
  expect(taken).toEqual(['lapte'])
})

test('a pause does not end it while the button is held', async () => {
  ear.loudness = 0.1
  voice.press()
  await pass(400)
  ear.loudness = 0.6
  await pass(500)
  ear.loudness = 0.1
  await pass(2_000)
  expect(kind()).toBe('recording')
  voice.release()
  await pass(0)
  expect(taken).toEqual(['lapte'])
})

describe('one unknown word', () => {
  beforeEach(async () => {
    ear.heard = async () => ({ kind: 'offer', name: 'papagal' })
    await tap()
    await pass(4_000)
  })

  test('is asked about, and taken once it is confirmed', () => {
    expect(voice.$state.get()).toEqual({ kind: 'offer', name: 'papagal' })
    expect(taken).toEqual([])
    voice.accept()
    expect(taken).toEqual(['papagal'])
    expect(kind()).toBe('idle')
  })

  test('is forgotten when it is refused, or when somebody speaks again', async () => {
    voice.cancel()
    expect(kind()).toBe('idle')
    ear.heard = async () => said
    await tap()
    await pass(4_000)
    expect(taken).toEqual(['lapte'])
  })
})

test('another press ends it at once', async () => {
  await tap()
  await tap()
  expect(kind()).toBe('idle')
  expect(taken).toEqual(['lapte'])
})

test('it ends when the browser stops listening by itself', async () => {
  await tap()
  ear.endItself()
  await pass(0)
  expect(taken).toEqual(['lapte'])
})

describe('while the button is held', () => {
  test('it listens until the button is released', async () => {
    voice.press()
    await pass(6_000)
    expect(voice.$state.get()).toMatchObject({ kind: 'recording', isHeld: true })
    voice.release()
    await pass(0)
    expect(kind()).toBe('idle')
    expect(taken).toEqual(['lapte'])
  })

  test('but for 10 s at most', async () => {
    voice.press()
    await pass(9_999)
    expect(kind()).toBe('recording')
    await pass(2)
    expect(taken).toEqual(['lapte'])
    voice.release()
    expect(kind()).toBe('idle')
  })

  test('also when only the repeated key shows that it is held', async () => {
    await tap()
    await pass(1_000)
    voice.hold()
    await pass(5_000)
    expect(kind()).toBe('recording')
    voice.release()
    await pass(0)
    expect(taken).toEqual(['lapte'])
  })
})

test.each<[what: string, arrange: () => void, told: Trouble]>([
  ['the server cannot be asked', () => finds(async () => trouble('offline')), trouble('offline')],
  ['the search itself breaks', () => finds(() => Promise.reject(new Error())), trouble('failed')],
  ['the microphone is refused', () => refuses('denied'), trouble('denied')],
  ['there was too little to hear', () => hears(async () => trouble('too-short')), trouble('too-short')],
  [
    'the server says why',
    () => hears(async () => ({ kind: 'message', message: 'Nu acum' })),
    { kind: 'message', message: 'Nu acum' },
  ],
  ['the transcription breaks', () => hears(() => Promise.reject(new Error())), trouble('failed')],
])('when %s, it is reported and rests', async (_what, arrange, expected) => {
  arrange()
  await tap()
  await pass(4_000)
  expect(kind()).toBe('idle')
  expect(told).toEqual([expected])
  expect(taken).toEqual([])
  expect(ear.openCount).toBe(0)
})

function finds(search: () => Promise<FoundInput>): void {
  found = search
}
function refuses(problem: VoiceProblem): void {
  ear.refusal = problem
}
function hears(answer: () => Promise<SpeechResult>): void {
  ear.heard = answer
}

test.each<FoundInput>([{ kind: 'consent' }, { kind: 'unavailable', lack: 'engine' }])(
  'an obstacle is shown until it is answered: %j',
  async (obstacle) => {
    finds(async () => obstacle)
    await tap()
    expect(voice.$state.get()).toEqual(obstacle)
    finds(async () => ear.found)
    await tap()
    expect(kind()).toBe('recording')
  },
)

describe('a cancelled recording', () => {
  test('adds and reports nothing, at any moment of the cancellation', async () => {
    for (const afterMs of [0, 200, 4_200]) {
      hears(() => new Promise((resolve) => setTimeout(() => resolve(said), 1_000)))
      voice.press()
      voice.release()
      await pass(afterMs)
      voice.cancel()
      expect(kind()).toBe('idle')
      await pass(20_000)
      expect(ear.openCount).toBe(0)
    }
    expect([taken, told]).toEqual([[], []])
  })

  test('a hidden page does not listen, and an earlier recording still counts', async () => {
    await tap()
    voice.hide()
    await pass(5_000)
    expect([kind(), ear.openCount, taken]).toEqual(['idle', 0, []])
    hears(() => new Promise((resolve) => setTimeout(() => resolve(said), 1_000)))
    await tap()
    await pass(4_000)
    expect(kind()).toBe('processing')
    voice.hide()
    await pass(1_000)
    expect([kind(), taken]).toEqual(['idle', ['lapte']])
  })
})

test('after any presses and delays, it becomes idle with the microphone released', async () => {
  const deeds = ['press', 'release', 'hold', 'cancel', 'hide'] as const
  const step = fc.tuple(fc.constantFrom(...deeds), fc.integer({ min: 0, max: 6_000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat(3_000), async (steps, answerMs) => {
      hears(() => new Promise((resolve) => setTimeout(() => resolve(said), answerMs)))
      for (const [deed, waitMs] of steps) {
        voice[deed]()
        await pass(waitMs)
        expect(ear.openCount).toBeLessThanOrEqual(1)
      }
      await pass(15_000)
      expect(kind()).toBe('idle')
      expect(ear.openCount).toBe(0)
    }),
    { numRuns: 200 },
  )
})
