import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms } from '../../../.dependency-cruiser.mjs'
import { inProject } from '../../../scripts/lib/root.ts'

const folders = readdirSync(inProject('src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}/`)

test('every folder of src/ is in the table of allowed imports', () => {
  expect(folders.filter((folder) => !Object.hasOwn(rooms, folder))).toEqual([])
  expect(Object.keys(rooms).filter((room) => room.startsWith('src/') && !folders.includes(room))).toEqual([])
})

test('every room of that table is in README.md', () => {
  const told = readFileSync(inProject('README.md'), 'utf8')
  expect(Object.keys(rooms).filter((room) => !told.includes(`\`${room}`))).toEqual([])
})
