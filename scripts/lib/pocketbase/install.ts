import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Puts a program at `target` in one step: `make` writes it somewhere beside, then it is renamed.
 * So no other process ever sees half a file, and of two that install at once either one's is whole.
 *
 * @param make writes an executable file at the path it is given
 */
export async function installAt(target: string, make: (path: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  const workshop = mkdtempSync(join(dirname(target), '.partial-'))
  try {
    const made = join(workshop, 'pocketbase')
    await make(made)
    renameSync(made, target)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}
