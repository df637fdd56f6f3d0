import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser, findShell } from '../../stages/find-browser.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROME_PATH', undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function install(name: string): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

test('the system’s Chromium comes before its Chrome', () => {
  install('google-chrome')
  const chromium = install('chromium')
  expect(findBrowser()).toBe(chromium)
})

test('the headless shell is the system’s, else Chromium', () => {
  const chromium = install('chromium')
  expect(findShell()).toBe(chromium)
  const shell = install('chromium-headless-shell')
  expect(findShell()).toBe(shell)
  expect(findBrowser()).toBe(chromium)
})

test('CHROME_PATH comes before all', () => {
  install('chromium')
  const own = install('my-chrome')
  vi.stubEnv('CHROME_PATH', own)
  expect(findBrowser()).toBe(own)
  install('chromium-headless-shell')
  expect(findShell()).toBe(own)
})

test('CHROME_PATH that names no file is reported, not ignored', () => {
  install('chromium')
  vi.stubEnv('CHROME_PATH', join(folder, 'nothing'))
  expect(() => findBrowser()).toThrow(/^CHROME_PATH names .*nothing, where nothing is/)
})
