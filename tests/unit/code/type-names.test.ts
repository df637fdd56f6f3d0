import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'

const exportedType = /^export (?:declare )?(?:interface|type) (\w+)/gm

test('no type name is exported by two files', () => {
  const files = globSync(['{src,scripts,voice}/**/*.{ts,tsx}', 'pocketbase/hooks/**/*.ts'], {
    cwd: inProject(),
    exclude: ['**/node_modules/**'],
  })
  expect(files.length).toBeGreaterThan(500)
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(inProject(file), 'utf8').matchAll(exportedType))
      places.set(name, [...(places.get(name) ?? []), file])
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([])
})
