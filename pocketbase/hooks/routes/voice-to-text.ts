import { fieldsOf } from '../../../src/domain/lib/fields-of.ts'
import { json, type RouteAnswer, refused, route } from '../answer.ts'
import { tellOperator } from '../journal.ts'
import type { RequestEvent } from '../pocketbase.d.ts'
import { readBody } from '../request.ts'
import { askEngine } from '../voice/ask-engine.ts'
import { readEngineSettings, type SpeechEngine } from '../voice/engine-settings.ts'
import { readHeard } from '../voice/heard-text.ts'
import { hintsOf } from '../voice/hints.ts'
import { type AudioClip, readRecording } from '../voice/recording.ts'
import { inTurn } from '../voice/turns.ts'
import { findOwnList } from './full-link.ts'

/** Ten seconds of what browsers record are some 250 KB, and a third more as text. */
const longestBodyBytes = 1_048_576

/** GET /api/voice-to-text: whether there is anything to listen, for who may add to the list. */
export const voiceEngine = route((event): RouteAnswer => {
  const list = findOwnList(event)
  return typeof list === 'string'
    ? refused(list)
    : json(JSON.stringify({ engine: engineHere() !== undefined }))
})

/**
 * POST /api/voice-to-text: what was said, as text. Only for who may add to a list, so that strangers have no use of the
 * operator's engine. The recording is in memory until the answer, and nowhere else.
 */
export const voiceToText = route((event): RouteAnswer => {
  const body = readBody(event, longestBodyBytes)
  if (body.kind === 'too-long') return refused('recording-too-long')
  const list = findOwnList(event)
  if (typeof list === 'string') return refused(list)
  const engine = engineHere()
  if (!engine) return refused('no-engine')
  const recording = readRecording(fieldsOf(body.value).audio)
  if (typeof recording === 'string') return refused(recording)
  return inTurn(event.app, () => hear(event, list.id, engine, recording)) ?? refused('engine-busy')
})

function hear(event: RequestEvent, listId: string, engine: SpeechEngine, recording: AudioClip): RouteAnswer {
  const { app } = event
  const answer = askEngine(engine, recording, engine.isLocal ? hintsOf(app.db(), listId) : '')
  if (answer.kind === 'unheard') {
    tellOperator(app, 'warning', `The speech engine gave no text: ${answer.problem} (${answer.status})`)
    return refused(answer.problem, answer.retryAfterSeconds)
  }
  const heard = readHeard(answer.text)
  return typeof heard === 'string' ? refused(heard) : json(JSON.stringify(heard))
}

function engineHere(): SpeechEngine | undefined {
  const settings = readEngineSettings((name) => $os.getenv(name))
  return settings.kind === 'engine' ? settings : undefined
}
