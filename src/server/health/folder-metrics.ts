import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { newestBackupMs } from './backups-on-disk.ts'
import { databaseBytes } from './disk.ts'
import { gauge, type Metric } from './exposition.ts'
import { readTrials } from './trials.ts'

const msPerSecond = 1000

/** Metrics of the data folder. One that cannot be known has no number, such as of a backup that was never made. */
export async function folderMetrics(dataDir: string, nowMs: number): Promise<Metric[]> {
  const pb = join(dataDir, 'pb')
  const disk = await statfs(dataDir).catch(() => undefined)
  const trials = readTrials(dataDir)
  const whole = trials.find(({ fault }) => fault === undefined)
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
      'Since the newest backup that was tried and is whole was made.',
      ageOf(whole && Date.parse(whole.madeAt)),
    ),
    gauge(
      'lista_tried_backup_whole',
      'Whether the newest backup that was tried is whole.',
      trials.length > 0 ? Number(trials[0] === whole) : undefined,
    ),
  ]
}
