import { spawnSync } from 'node:child_process'
import { tied } from '../process/tied.ts'
import { pocketBaseVersion } from './pinned-release.ts'

/** Long, because a program is slow to begin on a busy machine. */
const answerTimeoutMs = 60_000

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
  return isPinned(versionOf(binary))
}

/** @param version the output of `--version` */
export function isPinned(version: string | undefined): boolean {
  return version?.endsWith(` ${pocketBaseVersion}`) ?? false
}
