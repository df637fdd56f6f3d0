import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { folderMetrics } from '../../../../src/server/health/folder-metrics.ts'

const nowMs = Date.parse('2026-11-26T12:00:00Z')
const hourS = 60 * 60

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lista-metrics-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'pb/backups'), { recursive: true })
})

/** Returns the number of each metric; undefined for a metric without one. */
async function numbers(of = folder): Promise<Record<string, number | undefined>> {
  const metrics = await folderMetrics(of, nowMs)
  return Object.fromEntries(
    metrics.map((metric) => [metric.name, metric.type === 'histogram' ? undefined : metric.samples[0]?.[1]]),
  )
}

function leave(name: string, bytes: number, hoursAgo = 0): void {
  const path = join(folder, 'pb', name)
  writeFileSync(path, Buffer.alloc(bytes))
  const at = new Date(nowMs - hoursAgo * hourS * 1000)
  utimesSync(path, at, at)
}

test('the databases are counted with their write-ahead logs, and nothing beside them', async () => {
  leave('data.db', 1000)
  leave('data.db-wal', 200)
  leave('auxiliary.db', 30)
  leave('data.db-shm', 4)
  leave('backups/lista-1.zip', 5)
  expect(await numbers()).toMatchObject({ lista_database_bytes: 1230, lista_database_wal_bytes: 200 })
})

test('the free and total space of the disk are given', async () => {
  const { lista_disk_free_bytes: free = 0, lista_disk_size_bytes: size = 0 } = await numbers()
  expect(free).toBeGreaterThan(0)
  expect(size).toBeGreaterThan(free)
})

test('the newest backup has the age of its file; those of replaced data are none', async () => {
  leave('backups/lista-1.zip', 1, 50)
  leave('backups/@auto_pb_backup_lista.zip', 1, 7)
  leave('backups/before-restore-1.zip', 1, 1)
  leave('backups/notes.txt', 1, 1)
  expect(await numbers()).toMatchObject({ lista_backup_age_seconds: 7 * hourS })
})

const whole = { backup: 'a.zip', at: '2026-11-26T11:00:00Z', madeAt: '2026-11-26T04:00:00Z' }
const broken = { ...whole, backup: 'b.zip', madeAt: '2026-11-26T05:00:00Z', fault: 'is broken' }

test.each<[what: string, file: string, record: unknown, hours: number | undefined, isWhole: number]>([
  ['whole', 'trials.json', [whole], 8, 1],
  ['broken, after one that is whole', 'trials.json', [whole, broken], 8, 0],
  ['broken, and no other was tried', 'trials.json', [broken], undefined, 0],
  ['one of an older version’s', 'drill.json', whole, 8, 1],
  ['one of a still older version’s', 'drill.json', { backup: 'a.zip', at: '2026-11-26T11:00:00Z' }, 1, 1],
])('the newest backup that was tried is %s', async (_what, file, record, hours, isWhole) => {
  writeFileSync(join(folder, file), JSON.stringify(record))
  expect(await numbers()).toMatchObject({
    lista_tried_backup_age_seconds: hours && hours * hourS,
    lista_tried_backup_whole: isWhole,
  })
})

test.each(['null', '{}', '[{}]', '{"at":"azi"}', '[{"backup":"a.zip","at":"azi","madeAt":"azi"}]', ''])(
  'a record that says %j is none',
  async (record) => {
    for (const name of ['trials.json', 'drill.json']) writeFileSync(join(folder, name), record)
    expect(await numbers()).toMatchObject({
      lista_tried_backup_age_seconds: undefined,
      lista_tried_backup_whole: undefined,
    })
  },
)

test('a missing file has no metric', async () => {
  expect(await numbers(join(folder, 'none'))).toEqual({
    lista_database_bytes: 0,
    lista_database_wal_bytes: 0,
    lista_disk_free_bytes: undefined,
    lista_disk_size_bytes: undefined,
    lista_backup_age_seconds: undefined,
    lista_tried_backup_age_seconds: undefined,
    lista_tried_backup_whole: undefined,
  })
})
