import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { record } from '../../../../src/list/voice/microphone.ts'

const sound = [new Uint8Array([1, 2]), new Uint8Array([3])]
const stopTrack = vi.fn()
let made: { mimeType?: string }[]

/** A recorder as in Safari, which records MP4 only. */
class SafariRecorder extends EventTarget {
  static isTypeSupported = (format: string) => format === 'audio/mp4'
  state = 'inactive'
  readonly mimeType: string

  constructor(_stream: unknown, options: { mimeType?: string }) {
    super()
    made.push(options)
    this.mimeType = options.mimeType ?? ''
  }

  start(): void {
    this.state = 'recording'
  }

  stop(): void {
    this.state = 'inactive'
    for (const piece of sound)
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([piece]) }))
    this.dispatchEvent(new Event('stop'))
  }
}

beforeEach(() => {
  made = []
  stopTrack.mockClear()
  vi.stubGlobal('MediaRecorder', SafariRecorder)
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [{ stop: stopTrack }] }) },
  })
})

afterEach(() => vi.unstubAllGlobals())

test('where only MP4 can be recorded, the sound is whole and has that type', async () => {
  const recording = await record(new AbortController().signal)
  if (typeof recording === 'string') throw new Error(recording)
  expect(made).toEqual([expect.objectContaining({ mimeType: 'audio/mp4' })])
  const blob = await recording.finish()
  expect(blob.type).toBe('audio/mp4')
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(stopTrack).toHaveBeenCalled()
})
