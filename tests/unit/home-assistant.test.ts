import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/lib/root.ts'
import { apiCalls } from '../../src/list-api/api-calls.ts'
import { itemSchema, listSchema } from '../../src/list-api/schemas.ts'
import { placeAt } from '../../src/server/caldav/dav-paths.ts'
import { findProgramRoute } from '../../src/server/list-api/program-routes.ts'

const example = readFileSync(inProject('docs/home-assistant/configuration.yaml'), 'utf8')

test('the example for Home Assistant names only addresses that are served, and no key', () => {
  const paths = Array.from(example.matchAll(/https:\/\/lista\.example(\S+)/g), ([, path = '']) => path)
  expect(paths).toEqual(['/dav/', apiCalls.readList.path, apiCalls.addItems.path])
  const isServed = (path: string) => placeAt(path) || findProgramRoute('TRACE', path).kind === 'other-method'
  expect(paths.filter((path) => !isServed(path))).toEqual([])
  expect(example).not.toMatch(/lna?_[\da-f]{40}/)
})

test('the example reads fields that an answer has', () => {
  for (const name of ['name', 'changedAt', 'items']) {
    expect(example).toContain(name)
    expect(Object.keys(listSchema.shape)).toContain(name)
  }
  expect(example).toContain("rejectattr('ticked')")
  expect(Object.keys(itemSchema.shape)).toContain('ticked')
})
