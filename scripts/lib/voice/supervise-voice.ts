import { settings } from '../../../src/settings/here.ts'
import { readVoiceSettings } from '../../../src/settings/voice-settings.ts'
import { freePort } from '../free-port.ts'
import type { Started } from '../part.ts'
import { Problem } from '../problem.ts'
import { supervise } from '../process/supervise.ts'
import { inProject } from '../root.ts'
import { missingFile, modelFiles, modelFolder } from './model-files.ts'
import { hasPackages } from './packages.ts'

const backoff = { firstMs: 1_000, longestMs: 1_000 }
/** An engine that ends within this time has reported the reason, and would fail again. */
const shortLifeMs = 10_000

const noEngine: Started = { env: {}, end: () => undefined }

const warning =
  'Nothing writes down what is spoken: set STT_URL, or run npm run voice:install for an engine on this machine.'

/**
 * Starts the site's own speech engine if `npm run voice:install` has set it up and STT_URL names no other, and restarts it
 * if it crashes. The caller does not wait for the model, which takes seconds to load; the engine answers 503 meanwhile.
 */
export async function superviseVoice(): Promise<Started> {
  if (settings.STT_URL) return noEngine
  if (!isSetUp()) return { ...noEngine, warning }
  const port = await freePort()
  const engine = supervise({
    command: [process.execPath, inProject('voice/server.ts')],
    env: { ...process.env, VOICE_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    backoff,
    isHopeless: ({ signal, livedMs }) => !signal && livedMs < shortLifeMs,
  })
  return { env: { STT_URL: `http://127.0.0.1:${port}` }, end: () => void engine.end() }
}

function isSetUp(): boolean {
  const voice = readVoiceSettings()
  if (voice.givenModelDir && !hasPackages())
    throw new Problem('VOICE_MODEL_DIR is set, but voice is not installed: run npm run voice:install once.')
  const missing = missingFile(modelFolder(voice), Object.values(modelFiles(voice.precision)))
  return voice.givenModelDir !== undefined || (hasPackages() && !missing)
}
