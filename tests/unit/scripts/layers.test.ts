import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layers } from '../../../.dependency-cruiser.mjs'
import { inProject } from '../../../scripts/lib/root.ts'

const folders = readdirSync(inProject('src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}/`)

test('every folder of src/ is in the table of allowed imports', () => {
  expect(folders.filter((folder) => !Object.hasOwn(layers, folder))).toEqual([])
  expect(Object.keys(layers).filter((layer) => layer.startsWith('src/') && !folders.includes(layer))).toEqual(
    [],
  )
})

test('every layer of that table is in README.md', () => {
  const told = readFileSync(inProject('README.md'), 'utf8')
  expect(Object.keys(layers).filter((layer) => !told.includes(`\`${layer}`))).toEqual([])
})
