import { settings } from '../../src/settings/here.ts'
import { hasPackages } from '../../voice/install/packages.ts'
import { modelFiles } from '../../voice/model/files.ts'
import { missingFile } from '../../voice/model/record.ts'
import { modelFolder, readSettings } from '../../voice/settings.ts'
import { freePort } from './pocketbase/launch.ts'
import { Problem } from './problem.ts'
import { supervise } from './process/supervise.ts'
import { inProject } from './root.ts'

const backoff = { firstMs: 1_000, longestMs: 1_000 }
/** What ends sooner by itself has said why, and would say it again. */
const shortLifeMs = 10_000

/** The speech engine on this machine. */
export interface KeptVoice {
  /** What PocketBase must be told of it. */
  env: Readonly<Record<string, string>>
  /** This one, or one that the operator names. */
  isThere: boolean
  end: () => void
}

const noVoice = { env: {}, end: () => undefined }

/**
 * Starts our own speech engine where `npm run voice:install` has set it up and no other is named by STT_URL, and starts
 * it again when it dies. Nobody waits for it: it takes seconds to load, and says 503 meanwhile.
 */
export async function keepVoice(): Promise<KeptVoice> {
  if (settings.STT_URL) return { ...noVoice, isThere: true }
  if (!isSetUp()) return { ...noVoice, isThere: false }
  const port = await freePort()
  const engine = supervise({
    command: [process.execPath, inProject('voice/server.ts')],
    env: { ...process.env, VOICE_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
    backoff,
    isHopeless: ({ signal, livedMs }) => !signal && livedMs < shortLifeMs,
  })
  return { env: { STT_URL: `http://127.0.0.1:${port}` }, isThere: true, end: () => void engine.end() }
}

function isSetUp(): boolean {
  const voice = readSettings()
  if (voice.givenModelDir && !hasPackages())
    throw new Problem('VOICE_MODEL_DIR is set, but voice is not installed: run npm run voice:install once.')
  const missing = missingFile(modelFolder(voice), Object.values(modelFiles(voice.precision)))
  return voice.givenModelDir !== undefined || (hasPackages() && !missing)
}
