import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from '../../../scripts/lib/build/fingerprint.ts'
import { inProject } from '../../../scripts/lib/root.ts'

let folder: string

beforeEach(() => {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  folder = mkdtempSync(inProject('tests/.output/fingerprint-'))
  mkdirSync(join(folder, 'pages'))
  write('pages/index.astro', 'Bună')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}

function current(settings: string[] = []): string {
  return fingerprint([relative(inProject(), folder), 'no/such/file'], settings)
}

test('stays when a file is written again as it was', () => {
  const before = current()
  write('pages/index.astro', 'Bună')
  utimesSync(join(folder, 'pages/index.astro'), 1, 1)
  expect(current()).toBe(before)
})

test.each<[what: string, change: () => void]>([
  ['a file changes', () => write('pages/index.astro', 'Bună ziua')],
  ['a file comes', () => write('pages/despre.astro', '')],
  ['a file goes', () => rmSync(join(folder, 'pages/index.astro'))],
  [
    'text moves from one file to the next',
    () => {
      write('pages/index.astro', 'Bu')
      write('pages/index.astro2', 'nă')
    },
  ],
])('changes when %s', (_what, change) => {
  const before = current()
  change()
  expect(current()).not.toBe(before)
})

test('changes with a setting', () => {
  expect(current(['SITE_URL=https://a.ro'])).not.toBe(current(['SITE_URL=https://b.ro']))
})
