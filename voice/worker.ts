/** The process that holds the model. It hears one clip after another and ends with the service that started it. */
import { type Clip, makeTranscriber } from './decode/transcriber.ts'
import type { Word } from './serve/work.ts'
import { readSettings } from './settings.ts'

function say(word: Word): void {
  process.send?.(word)
}

process.on('disconnect', () => process.exit())
// Ctrl-C reaches it too, and it may have an answer to finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

const transcribe = await makeTranscriber(readSettings())
process.on('message', async (clip: Clip) => {
  try {
    say({ kind: 'done', heard: await transcribe(clip) })
  } catch (error) {
    say({ kind: 'failed', reason: String(error) })
  }
})
say({ kind: 'ready' })
