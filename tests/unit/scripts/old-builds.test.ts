import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { markServed, removeOldBuilds } from '../../../scripts/lib/build/old-builds.ts'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function makeBuild(name: string, madeAt: number): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  utimesSync(path, madeAt, madeAt)
  return path
}

test('the newest builds stay, and those that a running process serves', () => {
  markServed(makeBuild('served', 0))
  // Writing the mark made it look new.
  makeBuild('served', 1)
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(makeBuild('served-once', 2), `.served-by-${ended}`), '')
  makeBuild('served-once', 2)
  for (const [index, name] of ['old', 'newer', 'newest'].entries()) makeBuild(name, 3 + index)
  makeBuild('.partial-next', 9)
  removeOldBuilds(folder, 2)
  expect(readdirSync(folder).sort()).toEqual(['.partial-next', 'newer', 'newest', 'served'])
})
