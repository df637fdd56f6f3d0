import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { byAge, holdBuild, releaseBuild, removeOldBuilds } from '../../../scripts/lib/build/old-builds.ts'
import { buildToServe } from '../../../scripts/lib/build/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
beforeEach(() => rmSync(folder, { recursive: true, force: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function makeBuild(name: string, madeAt: number): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  utimesSync(path, madeAt, madeAt)
  return path
}

function left(): string[] {
  return readdirSync(folder).sort()
}

test('the newest builds stay, and those that a running process holds', () => {
  holdBuild(makeBuild('held', 0))
  // Sets the build's time back, because writing the mark has updated it.
  makeBuild('held', 1)
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(makeBuild('held-once', 2), `.held-by-${ended}`), '')
  makeBuild('held-once', 2)
  for (const [index, name] of ['old', 'newer', 'newest'].entries()) makeBuild(name, 3 + index)
  makeBuild('.partial-next', 9)
  removeOldBuilds(folder, 2)
  expect(left()).toEqual(['.partial-next', 'held', 'newer', 'newest'])
})

test('a build that was begun before others and finished after them is the newest once it is held', () => {
  const late = makeBuild('late', 1)
  for (const [index, name] of ['a', 'b', 'c'].entries()) makeBuild(name, 2 + index)
  expect(holdBuild(late)).toBe(true)
  expect(byAge([folder])[0]).toBe(late)
})

test('a released build is treated like any other', () => {
  const build = makeBuild('before', 0)
  holdBuild(build)
  releaseBuild(build)
  makeBuild('before', 0)
  makeBuild('now', 1)
  removeOldBuilds(folder, 1)
  expect(left()).toEqual(['now'])
})

test('a site releases the build that another replaced', () => {
  const [before, after] = [makeBuild('before', 0), makeBuild('after', 1)]
  for (const build of [before, after]) buildToServe(build)
  expect([readdirSync(before), readdirSync(after)]).toEqual([[], [`.held-by-${process.pid}`]])
})

test('a build that has just been removed cannot be held', () => {
  expect(holdBuild(join(folder, 'gone'))).toBe(false)
})

const oldBuilds = JSON.stringify(join(import.meta.dirname, '../../../scripts/lib/build/old-builds.ts'))

test('a build that is being removed cannot be held', async () => {
  const build = makeBuild('build', 0)
  for (let at = 0; at < 500; at++) writeFileSync(join(build, `${at}.js`), '')
  const code = `
    import { existsSync } from 'node:fs'
    import { holdBuild } from ${oldBuilds}
    console.log('watching')
    while (existsSync(${JSON.stringify(join(build, '0.js'))})) {}
    console.log(holdBuild(${JSON.stringify(build)}))`
  const other = spawn(process.execPath, ['--input-type=module', '-e', code])
  const ended = once(other, 'close')
  const said: string[] = []
  const watching = once(other.stdout.setEncoding('utf8'), 'data')
  other.stdout.on('data', (text: string) => said.push(text))
  await watching
  removeOldBuilds(folder, 0)
  await ended
  expect(said.join('')).toBe('watching\nfalse\n')
  expect(left()).toEqual([])
})

test('a build is removed where an earlier removal of one of its name was cut off', () => {
  writeFileSync(join(makeBuild('.partial-build', 0), 'left.js'), '')
  writeFileSync(join(makeBuild('build', 0), 'page.js'), '')
  removeOldBuilds(folder, 0)
  expect(left()).toEqual(['.partial-build'])
})

test('a process that ends holds nothing any more', () => {
  const build = makeBuild('build', 0)
  const code = `import { holdBuild } from ${oldBuilds}; holdBuild(${JSON.stringify(build)})`
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', code]).status).toBe(0)
  expect(readdirSync(build)).toEqual([])
})
