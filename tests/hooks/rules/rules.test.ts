import { globSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'
import { accepted, call } from '../../support/people/api.ts'
import { makeHooks } from '../../support/server/hooks-bundle.ts'
import { type PocketBaseServer, startPocketBase } from '../../support/server/pocketbase.ts'
import { ruleCases } from './cases.ts'
import * as domain from './rules-in-use.ts'

let hooks: string
let server: PocketBaseServer
beforeAll(async () => {
  hooks = await makeHooks(
    inProject('tests/hooks/rules/wiring.pb.js'),
    inProject('tests/hooks/rules/run-rules.ts'),
  )
  server = await startPocketBase(hooks)
})
afterAll(async () => {
  await server.stop()
  rmSync(hooks, { recursive: true })
})

it.each(Object.keys(ruleCases))('%s says the same in PocketBase’s engine as in Node', async (name) => {
  const { inputs, run } = ruleCases[name] ?? expect.unreachable()
  const inEngine: unknown[] = accepted(await call(`${server.url}/rule?name=${name}`))
  const inNode: unknown[] = JSON.parse(JSON.stringify(run()))
  expect(inEngine).toHaveLength(inputs.length)
  const differing = inputs.flatMap((input, index) =>
    JSON.stringify(inEngine[index]) === JSON.stringify(inNode[index])
      ? []
      : [{ input, inEngine: inEngine[index], inNode: inNode[index] }],
  )
  expect(differing.slice(0, 10)).toEqual([])
})

it('leaves out no rule that the domain exports', () => {
  const rules = Object.entries(domain).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  expect(Object.keys(ruleCases).sort()).toEqual(rules.sort())
})

/** Rules for all foods of the guide and all products, which only the build of the site uses. */
const builds = ['foodsFile', 'foodNames', 'slugOfName', 'thingsFile']

/**
 * Rules that read the fetched products, preview pasted texts and move lists between devices, which only browsers use: no
 * server sees these links and files.
 */
const browsers = [
  'isMessage',
  'readThings',
  'longestMovedFile',
  'readMovedFile',
  'readMovedLink',
  'movedFile',
  'movedLink',
  'mostMovedLists',
]

/** Rules that read and write lists as files, which browsers and the site's own server use. */
const filesOfLists = [
  ...['asIcs', 'asJson', 'asTodoTxt', 'icsCalendar', 'icsMoment', 'icsProperty', 'taskLines', 'isTickedTask'],
  ...['readCalendar', 'readImport', 'readCleanFields', 'atHomeBy', 'scaledQuantity'],
  ...['itemsOfImport', 'rowsOfImport', 'readRecord', 'unknownImport'],
]

it('leaves out no rule that any other layer uses', () => {
  const files = globSync('{src,scripts,pocketbase/hooks}/**/*.{ts,tsx,astro}', { cwd: inProject() })
  const outside = files.filter((file) => !file.startsWith('src/domain/') && !file.endsWith('.d.ts'))
  const used = outside
    .flatMap((file) => domainImports(readFileSync(inProject(file), 'utf8')))
    .filter((name) => ![...builds, ...browsers, ...filesOfLists].includes(name))
  expect(used.filter((name) => !(name in domain))).toEqual([])
  expect(used).toContain('parseItems')
})

/** Returns the values, not the types, that a file imports from the domain. */
function domainImports(source: string): string[] {
  const imports = source.matchAll(/^import \{([^}]+)\} from '[^']*\/domain\/[^']+'/gm)
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
}
