import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/lib/root.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(inProject('package.json'), 'utf8'),
)

test('the files of scripts/ are the commands of npm, one each; their parts are in lib', () => {
  const files = globSync('scripts/*.ts', { cwd: inProject() }).sort()
  const run = Object.values(scripts).map((command) => command.replace('node scripts/bootstrap.mjs ', ''))
  expect(run.filter((path) => path.startsWith('scripts/')).sort()).toEqual(files)
})
