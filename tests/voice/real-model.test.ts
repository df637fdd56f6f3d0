import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameKey, readSpoken } from '../../src/domain/with-all-words.ts'
import { readVoiceSettings } from '../../src/settings/voice-settings.ts'
import { type Measurement, measureClips, readClips, summaryOf } from '../../voice/bench/measure.ts'
import { makeTranscriber, type Transcript } from '../../voice/decode/transcriber.ts'
import { wav } from '../support/voice/clips.ts'
import { spokenSentences } from '../support/voice/spoken-sentences.ts'

const folder = mkdtempSync(join(tmpdir(), 'voice-real-'))
let transcribe: Awaited<ReturnType<typeof makeTranscriber>>

beforeAll(async () => {
  transcribe = await makeTranscriber(readVoiceSettings())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the hearing of a text that espeak-ng speaks. */
async function hearSpoken(text: string): Promise<Transcript> {
  const file = join(folder, 'spoken.wav')
  execFileSync('espeak-ng', ['-v', 'ro', '-s', '140', '-w', file, text])
  return transcribe({ bytes: new Uint8Array(readFileSync(file)), names: [] })
}

test('a synthetic voice is understood', async () => {
  expect(await hearSpoken('mere')).toEqual({ kind: 'text', text: 'mere' })
})

test('a microphone that is switched off has a message of its own', async () => {
  expect(await transcribe({ bytes: wav(new Float32Array(64_000)), names: [] })).toEqual({ kind: 'muted' })
})

test('of the sentences of a synthetic voice, which the model hardly understands, six in ten are right', async () => {
  let right = 0
  for (const said of spokenSentences) {
    const heard = await hearSpoken(said)
    if (heard.kind === 'text' && spokenKey(heard.text) === spokenKey(said)) right += 1
  }
  expect(right / spokenSentences.length).toBeGreaterThanOrEqual(0.6)
})

/** The products and commands of a text, in a form that can be compared. */
function spokenKey(text: string): string {
  const { items, commands } = readSpoken(text)
  const wanted = items.map(({ name, quantity, unit }) => [nameKey(name), quantity, unit].join(' '))
  const asked = commands.map(({ kind, name }) => `${kind} ${nameKey(name)}`)
  return [...wanted, ...asked].toSorted().join('|')
}

const clips = process.env.VOICE_TEST_CLIPS
describe.skipIf(clips === undefined)('of the given recordings', () => {
  test('most things are right, and hardly any other sound adds an item', async () => {
    const given = readClips(clips ?? '')
    const measured: Measurement[] = []
    for await (const one of measureClips(transcribe, clips ?? '', given)) measured.push(one)
    const wanted = summaryOf(measured.filter(({ said }) => said !== null))
    const others = summaryOf(measured.filter(({ said }) => said === null))
    expect(wanted.right / wanted.clips).toBeGreaterThan(0.75)
    expect(others.false).toBeLessThanOrEqual(Math.ceil(others.clips / 16))
  })
})
