import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../../scripts/lib/problem.ts'
import { inFolder, missingFile } from '../../scripts/lib/voice/model-files.ts'
import { sha256Of } from './download.ts'

/** Record of the downloaded files, stored as `record.json` beside them. */
export interface ModelRecord {
  repository: string
  /** The commit that the hub named; `copy` for one from a registry. */
  revision: string
  /** SHA-256 of each file in hexadecimal, by its path in the repository. */
  files: Readonly<Record<string, string>>
}

export function writeRecord(folder: string, record: ModelRecord): void {
  writeFileSync(recordPath(folder), `${JSON.stringify(record, null, 2)}\n`)
}

/**
 * Compares a model's folder with its record. An operator's own folder may have no record, and is then not checked.
 *
 * @param paths the files that are needed
 * @throws Problem that names a file that is missing or differs from the downloaded one
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

function readRecord(folder: string): ModelRecord | undefined {
  const path = recordPath(folder)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ModelRecord) : undefined
}

function recordPath(folder: string): string {
  return join(folder, 'record.json')
}
