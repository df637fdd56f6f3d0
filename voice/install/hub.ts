import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inFolder } from '../model/files.ts'

/** What the hub tells of a repository at one revision. */
export interface Commit {
  sha: string
  /** SHA-256 of its large files, by path. */
  sums: ReadonlyMap<string, string>
}

interface RevisionAnswer {
  sha: string
  siblings?: readonly { rfilename: string; lfs?: { sha256?: string } }[]
}

/**
 * The commit that a branch, tag or commit of a repository stands for.
 *
 * @throws Error with the network's word, or the status
 */
export async function findCommit(hubUrl: string, repository: string, revision: string): Promise<Commit> {
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
 * @throws Error with the network's word, or the status
 */
export async function fetchFile(repositoryUrl: string, path: string, folder: string): Promise<string> {
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
