import { inWords, tellOperator } from '../../src/server/health/journal.ts'
import { Problem } from '../../src/settings/problem.ts'

export { Problem }

/** Errors of the system, and their remedies. */
const advice: Readonly<Record<string, string>> = {
  EACCES:
    'this user may not do that there. Run it as the user that the folder belongs to, or give it to this one.',
  EPERM:
    'this user may not do that there. Run it as the user that the folder belongs to, or give it to this one.',
  EROFS:
    'that file system is mounted for reading only. Name a folder that may be written to, or mount it so.',
  ENOSPC: 'the disk is full. Make room and run it again.',
  EDQUOT: 'this user has used up its share of the disk. Make room and run it again.',
}

/** Runs a script's main function; a Problem ends it with its message and exit code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    tellOperator('error', error instanceof Problem ? error.message : (refusal(error) ?? inWords(error)))
    process.exit(1)
  }
}

/** An error of the system in words; undefined for other errors. */
function refusal(error: unknown): string | undefined {
  if (!isSystemError(error)) return undefined
  const words = advice[error.code]
  return words && `${error.path} (${error.code}): ${words}`
}

function isSystemError(error: unknown): error is Error & { code: string; path: string } {
  return error instanceof Error && 'code' in error && 'path' in error && typeof error.code === 'string'
}
