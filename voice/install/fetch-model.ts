import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '../../scripts/lib/problem.ts'
import { inFolder, modelFiles, modelFolder } from '../../scripts/lib/voice/model-files.ts'
import type { VoiceSettings } from '../../src/settings/voice-settings.ts'
import { writeRecord } from './record.ts'

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
 * Fetches the model that is set into a folder beside its own, and moves it into place when it is complete.
 *
 * @param beforeMoving work that must also succeed before the model is in place
 * @throws Problem that names both ways to get a model; no files are left behind then
 */
export async function fetchModel(settings: VoiceSettings, beforeMoving: () => void): Promise<void> {
  const commit = await orSay(settings, () =>
    findCommit(settings.hubUrl, settings.repository, settings.revision),
  )
  const folder = modelFolder(settings)
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(join(dirname(folder), '.unfinished-'))
  try {
    const files = await orSay(settings, () => fetchInto(unfinished, settings, commit))
    writeRecord(unfinished, { repository: settings.repository, revision: commit.sha, files })
    beforeMoving()
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
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
    const sum = await fetchFile(`${hubUrl}/${repository}/resolve/${sha}`, path, folder)
    if ((sums.get(path) ?? sum) !== sum) throw new Error(`${path} did not arrive as the hub has it`)
    files[path] = sum
  }
  return files
}

async function orSay<Result>(settings: VoiceSettings, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw unreachable(settings, error as Error)
  }
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

/**
 * Fetches a file of a repository into a folder.
 *
 * @returns its SHA-256
 * @throws Error with the network's message, or the status
 */
async function fetchFile(repositoryUrl: string, path: string, folder: string): Promise<string> {
  const { body } = await ask(`${repositoryUrl}/${path}`)
  if (!body) throw new Error(`${path} came empty`)
  const hash = createHash('sha256')
  const target = inFolder(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  await pipeline(
    body,
    async function* (parts: AsyncIterable<Uint8Array>) {
      for await (const part of parts) {
        hash.update(part)
        yield part
      }
    },
    createWriteStream(target),
  )
  return hash.digest('hex')
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}
