import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { inFolder } from './files.ts'

/** What was fetched, written down beside it. */
export interface ModelRecord {
  repository: string
  /** The commit, where the hub told it. */
  revision: string
  /** SHA-256 of each file, by its path in the repository. */
  files: Readonly<Record<string, string>>
}

/** Where the record of a folder lies. */
export function recordPath(folder: string): string {
  return join(folder, 'record.json')
}

/**
 * Holds the folder's files against its record. A folder of the operator's own may have none, and then is taken as it is.
 *
 * @param paths what is needed of it
 * @throws Problem that names the file that is missing, or is not the one that was fetched
 */
export async function checkModel(folder: string, paths: readonly string[]): Promise<void> {
  const missing = missingFile(folder, paths)
  if (missing) throw new Problem(`The model's folder ${folder} lacks ${missing}, so it is not used.`)
  const recorded = readRecord(folder)
  if (!recorded) return
  for (const path of paths) {
    if ((await sha256Of(inFolder(folder, path))) === recorded.files[path]) continue
    throw new Problem(
      `${path} in ${folder} is not the file that was installed (its SHA-256 differs), so it is not used: ` +
        'delete the folder and run npm run voice:install again.',
    )
  }
}

/** What is needed of a model and is not there. */
export function missingFile(folder: string, paths: readonly string[]): string | undefined {
  return paths.find((path) => !existsSync(inFolder(folder, path)))
}

function readRecord(folder: string): ModelRecord | undefined {
  const path = recordPath(folder)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ModelRecord) : undefined
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}
