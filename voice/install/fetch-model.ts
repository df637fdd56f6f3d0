import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { inFolder, modelFiles, modelFolder } from '../../scripts/lib/voice/model-files.ts'
import { speechRows } from '../../src/settings/speech-rows.ts'
import type { VoiceSettings } from '../../src/settings/voice-settings.ts'
import { download, sha256Of } from './download.ts'
import { copiedRepository, fetchCopy } from './fetch-copy.ts'
import { type ModelRecord, writeRecord } from './record.ts'

/** A mirror that the operator names may not be replaced. */
const standardHub = speechRows.VOICE_HUB_URL.standard

/** A repository at one revision, as the hub describes it. */
interface Commit {
  sha: string
  /** SHA-256 of its large files in hexadecimal, by path. */
  sums: ReadonlyMap<string, string>
}

interface RevisionAnswer {
  sha: string
  siblings?: readonly { rfilename: string; lfs?: { sha256?: string } }[]
}

/**
 * Fetches the model that is set into a folder beside its own, and moves it into place when it is complete: from the hub, or
 * else a copy from a registry, if it has that model. An interrupted download stays there, and a later attempt continues it.
 *
 * @param beforeMoving work that must also succeed before the model is in place
 * @throws Problem that names the ways to get a model; nothing is installed then
 */
export async function fetchModel(settings: VoiceSettings, beforeMoving: () => void): Promise<void> {
  const folder = modelFolder(settings)
  const unfinished = join(dirname(folder), `.unfinished-${basename(folder)}`)
  const record = await fromHub(settings, unfinished).catch((error: Error) => {
    const problem = unreachable(settings, error)
    if (!hasCopy(settings)) throw problem
    process.stderr.write(
      `${problem.message}\nA copy is fetched from the registry of Python packages instead …\n`,
    )
    return fromRegistry(settings, unfinished)
  })
  writeRecord(unfinished, record)
  beforeMoving()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  renameSync(unfinished, folder)
}

async function fromHub(settings: VoiceSettings, folder: string): Promise<ModelRecord> {
  const { hubUrl, repository, revision } = settings
  const commit = await findCommit(hubUrl, repository, revision)
  // Files of different commits do not belong together.
  const ofCommit = join(folder, '.commit')
  if (!existsSync(ofCommit) || readFileSync(ofCommit, 'utf8') !== commit.sha)
    rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(ofCommit, commit.sha)
  const files = await fetchInto(folder, settings, commit)
  rmSync(ofCommit)
  return { repository, revision: commit.sha, files }
}

function hasCopy({ repository, precision, hubUrl }: VoiceSettings): boolean {
  return repository === copiedRepository && precision === 'q8' && hubUrl === standardHub
}

async function fromRegistry({ repository }: VoiceSettings, folder: string): Promise<ModelRecord> {
  fetchCopy(`${folder}-copy`, folder)
  const paths = Object.values(modelFiles('q8'))
  const sums = paths.map(async (path) => [path, await sha256Of(inFolder(folder, path))] as const)
  return { repository, revision: 'copy', files: Object.fromEntries(await Promise.all(sums)) }
}

/** @returns the SHA-256 of each file, by its path in the repository */
async function fetchInto(
  folder: string,
  settings: VoiceSettings,
  { sha, sums }: Commit,
): Promise<Record<string, string>> {
  const { hubUrl, repository, precision } = settings
  const files: Record<string, string> = {}
  for (const path of Object.values(modelFiles(precision))) {
    process.stderr.write(`Fetching ${repository}/${path} …\n`)
    const target = inFolder(folder, path)
    const sum = await download(`${hubUrl}/${repository}/resolve/${sha}/${path}`, target)
    if ((sums.get(path) ?? sum) !== sum) {
      rmSync(target)
      throw new Error(`${path} did not arrive as the hub has it`)
    }
    files[path] = sum
  }
  return files
}

/** `fetch` puts the network's error code (ENOTFOUND, ECONNREFUSED) into the cause of its error. */
function unreachable({ hubUrl, repository }: VoiceSettings, error: Error): Problem {
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException
  return new Problem(
    `${repository} could not be fetched from ${hubUrl} (${code ?? error.message}); nothing was installed. Either run ` +
      'this again where that address can be reached, or set VOICE_HUB_URL to a mirror of it; or get the model elsewhere ' +
      'and name its folder with VOICE_MODEL_DIR.',
  )
}

/**
 * Resolves a branch, tag or commit of a repository to a commit.
 *
 * @throws Error with the network's message, or the status
 */
async function findCommit(hubUrl: string, repository: string, revision: string): Promise<Commit> {
  const address = `${hubUrl}/api/models/${repository}/revision/${encodeURIComponent(revision)}?blobs=true`
  const { sha, siblings = [] } = (await (await ask(address)).json()) as RevisionAnswer
  const sums = siblings.flatMap(({ rfilename, lfs }) =>
    lfs?.sha256 ? [[rfilename, lfs.sha256] as const] : [],
  )
  return { sha, sums: new Map(sums) }
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
