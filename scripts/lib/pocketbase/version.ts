import { spawnSync } from 'node:child_process'
import { tied } from '../process/tied.ts'
import { pocketBaseVersion } from './pinned-release.ts'

const answerTimeoutMs = 10_000

/** The output of `BINARY --version`; undefined when there is no such program, or it does not run here. */
export function versionOf(binary: string): string | undefined {
  const { status, stdout } = spawnSync(...tied(binary, ['--version']), {
    encoding: 'utf8',
    timeout: answerTimeoutMs,
  })
  return status === 0 ? stdout.trim() : undefined
}

/** True when `binary` runs here and reports the pinned version. */
export function isPinnedVersion(binary: string): boolean {
  return versionOf(binary)?.endsWith(` ${pocketBaseVersion}`) ?? false
}
