/** The process that holds the model: it transcribes one clip after another and ends with the service that started it. */
import { readVoiceSettings } from '../src/settings/voice-settings.ts'
import { type Clip, makeTranscriber } from './decode/transcriber.ts'
import type { Word } from './serve/work.ts'

function say(word: Word): void {
  process.send?.(word)
}

process.on('disconnect', () => process.exit())
// Ctrl-C reaches this process too, while an answer may still be unfinished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const transcribe = await makeTranscriber(readVoiceSettings())
process.on('message', async (clip: Clip) => {
  try {
    say({ kind: 'done', heard: await transcribe(clip) })
  } catch (error) {
    say({ kind: 'failed', reason: String(error) })
  }
})
say({ kind: 'ready' })
