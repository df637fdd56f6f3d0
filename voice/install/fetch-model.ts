import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { modelFiles } from '../model/files.ts'
import { type ModelRecord, recordPath } from '../model/record.ts'
import { modelFolder, type VoiceSettings } from '../settings.ts'
import { type Commit, fetchFile, findCommit } from './hub.ts'

/**
 * Fetches the model that is set into a folder beside where it belongs, and moves it there when it is whole.
 *
 * @param beforeMoving what else must have succeeded
 * @throws Problem that names both ways to a model; nothing is left then
 */
export async function fetchModel(settings: VoiceSettings, beforeMoving: () => void): Promise<void> {
  const commit = await orSay(settings, () =>
    findCommit(settings.hubUrl, settings.repository, settings.revision),
  )
  const folder = modelFolder(settings)
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(join(dirname(folder), '.unfinished-'))
  try {
    const record = await orSay(settings, () => fetchInto(unfinished, settings, commit))
    writeFileSync(recordPath(unfinished), `${JSON.stringify(record, null, 2)}\n`)
    beforeMoving()
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function fetchInto(
  folder: string,
  settings: VoiceSettings,
  { sha, sums }: Commit,
): Promise<ModelRecord> {
  const { hubUrl, repository, precision } = settings
  const files: Record<string, string> = {}
  for (const path of Object.values(modelFiles(precision))) {
    process.stderr.write(`Fetching ${repository}/${path} …\n`)
    const sum = await fetchFile(`${hubUrl}/${repository}/resolve/${sha}`, path, folder)
    if ((sums.get(path) ?? sum) !== sum) throw new Error(`${path} did not arrive as the hub has it`)
    files[path] = sum
  }
  return { repository, revision: sha, files }
}

async function orSay<Result>(settings: VoiceSettings, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw unreachable(settings, error as Error)
  }
}

/** fetch hides the network's own word (ENOTFOUND, ECONNREFUSED) in the cause. */
function unreachable({ hubUrl, repository }: VoiceSettings, error: Error): Problem {
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  return new Problem(
    `${repository} could not be fetched from ${hubUrl} (${code ?? error.message}); nothing was installed. Either run ` +
      'this again where that address can be reached, or set VOICE_HUB_URL to a mirror of it; or get the model elsewhere ' +
      'and name its folder with VOICE_MODEL_DIR.',
  )
}
