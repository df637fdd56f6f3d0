import type { EngineAnswer, SpeechAnswer } from '../../../src/protocol/calls.ts'
import { recordingBodyBytes } from '../../../src/protocol/limits.ts'
import { readEngineSettings, type SpeechEngine } from '../../../src/settings/speech-settings.ts'
import { json, type RouteAnswer, refused } from '../answer.ts'
import { tellOperator } from '../journal.ts'
import { environment } from '../operator-settings.ts'
import type { App, Database } from '../pocketbase.d.ts'
import type { Fields } from '../request.ts'
import { listRoute } from '../route.ts'
import { textRows } from '../sql.ts'
import { askEngine } from './ask-engine.ts'
import { readHeard } from './heard-text.ts'
import { type AudioClip, readRecording } from './recording.ts'
import { inTurn } from './turns.ts'

/** GET /api/voice-to-text: reports whether there is a speech engine, to holders of the full link. */
export const voiceEngine = listRoute({ access: 'edit' }, () =>
  json<EngineAnswer>({ engine: engineHere() !== undefined }),
)

/**
 * POST /api/voice-to-text: transcribes a recording, only for holders of the full link, so that strangers cannot use the
 * operator's engine. The recording is only in memory, until the answer.
 */
export const voiceToText = listRoute(
  {
    access: 'edit',
    body: (fields: Fields) => fields,
    longest: { bytes: recordingBodyBytes, refusal: 'recording-too-long' },
  },
  ({ app, list, body }) => {
    const engine = engineHere()
    if (!engine) return refused('no-engine')
    const recording = readRecording(body.audio)
    if (typeof recording === 'string') return refused(recording)
    return inTurn(app, () => hear(app, list.id, engine, recording)) ?? refused('engine-busy')
  },
)

function hear(app: App, listId: string, engine: SpeechEngine, recording: AudioClip): RouteAnswer {
  const answer = askEngine(engine, recording, engine.isLocal ? hintsOf(app.db(), listId) : '')
  if (answer.kind === 'unheard') {
    tellOperator(app, 'warning', `The speech engine gave no text: ${answer.problem} (${answer.status})`)
    return refused(answer.problem, answer.retryAfterSeconds)
  }
  if (answer.kind === 'talk' || answer.kind === 'muted') return refused(answer.kind)
  const heard = readHeard(answer.text)
  if (typeof heard === 'string') return refused(heard)
  return json<SpeechAnswer>(answer.kind === 'offer' ? { text: '', offer: heard.text } : heard)
}

function engineHere(): SpeechEngine | undefined {
  const settings = readEngineSettings(environment)
  return settings.kind === 'engine' ? settings : undefined
}

const mostNames = 100

/**
 * Names of a list's items, the last changed first, as comma-separated hints for an engine. They are only for an engine on
 * this machine, because the contents of a list are private.
 */
function hintsOf(database: Database, listId: string): string {
  const names = textRows(
    database,
    `SELECT name AS value FROM items WHERE list = {:listId}
     GROUP BY name ORDER BY max(rev) DESC LIMIT ${mostNames}`,
    { listId },
  )
  return names.map((name) => name.replace(/,/g, '.')).join(', ')
}
