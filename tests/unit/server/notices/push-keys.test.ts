import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pushKeys } from '../../../../src/server/notices/push-keys.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lista-noastra-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = () => join(folder, 'push-keys.json')

it('are made once, and kept for their owner alone', () => {
  const made = pushKeys(folder)
  expect(made.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  chmodSync(path(), 0o644)
  expect(pushKeys(folder)).toEqual(made)
  expect(statSync(path()).mode & 0o777).toBe(0o600)
})

it('are others in another folder', () => {
  const made = pushKeys(folder)
  rmSync(path())
  expect(pushKeys(folder)).not.toEqual(made)
})

it('are those of the cluster on each of its nodes, and in no file', () => {
  const made = pushKeys(folder, 'k'.repeat(40))
  expect(pushKeys(folder, 'k'.repeat(40))).toEqual(made)
  expect(pushKeys(folder, 'l'.repeat(40))).not.toEqual(made)
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  '',
  '{}',
  'null',
  '{"privateKey":7}',
  '{"privateKey":"AAAA"}',
  `{"privateKey":"${'A'.repeat(43)}"}`,
])('are never made again over a file that holds something else: %j', (text) => {
  writeFileSync(path(), text)
  expect(() => pushKeys(folder)).toThrow('contains no keys')
  expect(readFileSync(path(), 'utf8')).toBe(text)
})
