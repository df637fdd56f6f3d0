import { readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { newestBackupMs } from './backups-on-disk.ts'
import { databaseBytes } from './disk.ts'
import { gauge, type Metric } from './exposition.ts'

const msPerSecond = 1000

/** The record of the backup that was tried last, as far as it is read here (`scripts/lib/backup/drill.ts`). */
interface DrillRecord {
  /** When it was tried; both are in ISO 8601. */
  at: string
  /** When it was made; older records do not say it. */
  madeAt?: string
}

/** Metrics of the data folder. One that cannot be known has no number, such as of a backup that was never made. */
export async function folderMetrics(dataDir: string, nowMs: number): Promise<Metric[]> {
  const pb = join(dataDir, 'pb')
  const disk = await statfs(dataDir).catch(() => undefined)
  const ageOf = (ms: number | undefined) => ms && Math.max(0, nowMs - ms) / msPerSecond
  return [
    gauge('lista_database_bytes', 'The databases, write-ahead logs included.', databaseBytes(pb)),
    gauge('lista_database_wal_bytes', 'Their write-ahead logs.', databaseBytes(pb, /\.db-wal$/)),
    gauge('lista_disk_free_bytes', 'Free on the disk of the data.', disk && disk.bavail * disk.bsize),
    gauge('lista_disk_size_bytes', 'The size of that disk.', disk && disk.blocks * disk.bsize),
    gauge(
      'lista_backup_age_seconds',
      'Since the newest backup on this disk was made.',
      ageOf(newestBackupMs(dataDir)),
    ),
    gauge(
      'lista_tried_backup_age_seconds',
      'Since the backup that was tried last was made.',
      ageOf(triedBackupMs(dataDir)),
    ),
  ]
}

/** When the backup that was tried last was made; undefined when there is none, or a record that cannot be read. */
function triedBackupMs(dataDir: string): number | undefined {
  const path = join(dataDir, 'drill.json')
  if (!statSync(path, { throwIfNoEntry: false })) return undefined
  try {
    const { at, madeAt = at } = JSON.parse(readFileSync(path, 'utf8')) as DrillRecord
    const ms = Date.parse(madeAt)
    return Number.isNaN(ms) ? undefined : ms
  } catch {
    return undefined
  }
}
