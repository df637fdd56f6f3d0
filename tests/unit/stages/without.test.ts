import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { copyWithout } from '../../stages/copy-without.ts'
import { testWithout } from '../../stages/without.ts'

test('a copy without a part has neither its files, nor its marked lines, nor its commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const changed = copyWithout(['voice'], folder, [
    'package.json',
    'docs',
    'pocketbase/hooks',
    'scripts',
    'src',
    'tests',
    'voice',
  ])
  const inCopy = (path: string) => readFileSync(join(folder, path), 'utf8')
  expect(existsSync(join(folder, 'src/list/voice'))).toBe(false)
  expect(existsSync(join(folder, 'tests/unit/list/voice'))).toBe(false)
  expect(inCopy('src/list/add/AddBar.tsx')).not.toContain('oice')
  expect(Object.keys(JSON.parse(inCopy('package.json')).scripts)).not.toContain('voice:install')
  expect(inCopy('src/list/list.ts')).toBe(readFileSync(inProject('src/list/list.ts'), 'utf8'))
  expect(inCopy('docs/protocol.md')).not.toContain('| `/api/voice-to-text` ')
  expect(inCopy('docs/protocol.md')).toContain('| `/api/list` ')
  expect(changed).toContain('src/list/add/AddBar.tsx')
  expect(changed).not.toContain('src/list/list.ts')
})

test('a part has to be named', async () => {
  await expect(testWithout(['unit'])).rejects.toThrow('npm test -- without cluster|integrations|voice')
})
