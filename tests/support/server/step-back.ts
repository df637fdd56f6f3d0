import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { inProject } from '../../../scripts/lib/root.ts'
import type { PocketBaseServer } from './pocketbase.ts'

/** Reverts a migration, and all later ones, in the data of a stopped PocketBase. */
export function stepBack({ program, dataFolder }: PocketBaseServer, migration: string): void {
  const migrations = inProject('pocketbase/pb_migrations')
  const steps = readdirSync(migrations).filter((name) => name >= migration).length
  const { status, stderr } = spawnSync(
    program,
    ['migrate', 'down', String(steps), '--dev=false', '--dir', dataFolder, '--migrationsDir', migrations],
    { input: 'y\n', encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
}
