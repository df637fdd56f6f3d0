import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { takeIntoUse } from '../../../scripts/lib/backup/restore.ts'
import { Problem } from '../../../scripts/lib/problem.ts'
import { withFolder } from '../../../scripts/lib/process/running.ts'

const module = new URL('../../../scripts/lib/process/running.ts', import.meta.url)
const refusal = /is in use by another start/

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

test('of two starts at the same moment, one gets the data folder', async () => {
  const ending = new EventEmitter()
  const ended = once(ending, 'end')
  const starts = [1, 2].map((start) => withFolder(folder, () => ended.then(() => start)))
  const first = await Promise.race(starts.map((start) => start.catch((error) => error)))
  expect(first).toBeInstanceOf(Problem)
  expect(String(first)).toMatch(refusal)
  ending.emit('end')
  const ends = await Promise.allSettled(starts)
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a folder is free once its work has ended or failed', async () => {
  await withFolder(folder, async () => undefined)
  const failed = withFolder(folder, () => Promise.reject(new Error('a failed build')))
  await expect(failed).rejects.toThrow('a failed build')
  expect(await withFolder(folder, async () => 'free')).toBe('free')
})

test('a folder is free once the process of its start is killed', async () => {
  const program = `
    import { withFolder } from ${JSON.stringify(module.href)}
    await withFolder(${JSON.stringify(folder)}, () => {
      process.stdout.write('taken')
      return new Promise((resolve) => setTimeout(resolve, 600_000))
    })`
  const start = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void start.kill('SIGKILL'))
  await once(start.stdout, 'data')
  await expect(withFolder(folder, async () => undefined)).rejects.toThrow(refusal)
  start.kill('SIGKILL')
  await once(start, 'exit')
  expect(await withFolder(folder, async () => 'free')).toBe('free')
})

test('no data are exchanged while a start prepares its requirements', async () => {
  const restored = join(folder, 'restored')
  mkdirSync(restored)
  for (const name of ['auxiliary.db', 'data.db']) new DatabaseSync(join(restored, name)).close()
  mkdirSync(join(folder, 'pb'))
  writeFileSync(join(folder, 'pb', 'data.db'), 'former')
  const exchange = withFolder(folder, () => takeIntoUse(folder, restored))
  await expect(exchange).rejects.toThrow(refusal)
  expect(readdirSync(restored).sort()).toEqual(['auxiliary.db', 'data.db'])
  await takeIntoUse(folder, restored)
  expect(readdirSync(join(folder, 'pb')).sort()).toEqual(['auxiliary.db', 'data.db'])
})
