import { readEngineSettings } from '../../../pocketbase/hooks/voice/engine-settings.ts'
import { Problem } from '../problem.ts'

/** @throws Problem that says what is wrong with STT_URL or what belongs to it */
export function refuseWrongEngine(): void {
  const engine = readEngineSettings((name) => process.env[name])
  if (engine.kind === 'wrong') throw new Problem(engine.advice)
}
