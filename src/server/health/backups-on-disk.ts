import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The backups that a restore or rollback has made of replaced data. */
export const laidAside = /^before-/

export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'pb', 'backups')
}

/** The names of the backups on this disk, the newest first. */
export function backupsByAge(dataDir: string): string[] {
  return backupsIn(dataDir).map(({ name }) => name)
}

/** When the newest backup on this disk was made, without those of replaced data; undefined when there is none. */
export function newestBackupMs(dataDir: string): number | undefined {
  return backupsIn(dataDir).find(({ name }) => !laidAside.test(name))?.madeAtMs
}

function backupsIn(dataDir: string): { name: string; madeAtMs: number }[] {
  const folder = backupsFolder(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.zip'))
    .flatMap((name) => {
      const found = statSync(join(folder, name), { throwIfNoEntry: false })
      return found ? [{ name, madeAtMs: found.mtimeMs }] : []
    })
    .sort((a, b) => b.madeAtMs - a.madeAtMs)
}
