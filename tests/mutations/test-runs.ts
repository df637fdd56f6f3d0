import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { z } from 'zod'
import { type PartOfStage, quickTests } from '../stages/stages.ts'
import { runStep } from '../stages/steps.ts'
import type { PlantedTree } from './planted-tree.ts'

/** A group of tests that is run until one fails. */
export interface TestRun extends PartOfStage {
  /** Stage of the tests. */
  stage: string
  /** True if only tests run that import the file with the mistake. */
  isRelated?: true
  /** Files whose mistakes these tests can notice; all by default. */
  reach?: RegExp
}

/** Code of the histories and of the hooks: other code does not run in their tests. */
const inSim = /^src\/(?:sync|device|domain|protocol)\//
const inHooks = /^(?:pocketbase|src\/(?:domain|protocol))\//

/** The tests of `npm test -- quick`, the fastest first. */
export const quickRuns: readonly TestRun[] = [
  { stage: 'unit', isRelated: true },
  { stage: 'sim', ...quickTests.sim, reach: inSim },
  { stage: 'hooks', ...quickTests.hooks, reach: inHooks },
  { stage: 'unit', ...quickTests.unit },
]

/** The other tests, without those in a browser. */
export const slowRuns: readonly TestRun[] = [{ stage: 'hooks' }, { stage: 'site' }]

/** A test that failed, with its file. */
export interface FailedTest {
  file: string
  name: string
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

const reportName = 'tests/.output/mutation.json'

/**
 * Runs tests in the tree until one fails.
 *
 * @param file with the mistake
 * @returns the test that failed; undefined if all passed
 */
export async function firstFailure(
  tree: PlantedTree,
  { stage, only = [], env = {}, isRelated }: TestRun,
  file: string,
): Promise<FailedTest | undefined> {
  const path = tree.path(reportName)
  rmSync(path, { force: true })
  const which = isRelated ? (['related', '--run', file] as const) : (['run', ...only] as const)
  const how = ['--project', `${stage}*`, '--bail', '1', '--reporter=json', `--outputFile.json=${path}`]
  const command = ['vitest', ...which, ...how, '--passWithNoTests'] as const
  const said: string[] = []
  const hasPassed = await runStep({ name: stage, command, env, folder: tree.folder }, (text) =>
    said.push(text),
  )
  if (hasPassed) return undefined
  const found = existsSync(path) ? failureIn(path) : undefined
  return found
    ? { file: relative(tree.folder, found.file), name: found.name }
    : { file: '', name: `the runner of ${stage} failed:\n${said.join('').slice(-2_000)}` }
}

/** Files that were not run because of the first failure have no tests in the report, and count as failed in it. */
function failureIn(path: string): FailedTest | undefined {
  const { testResults } = report.parse(JSON.parse(readFileSync(path, 'utf8')))
  const failed = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file, name: fullName })),
  )
  const unloaded = testResults.find(({ status }) => status === 'failed')
  return failed[0] ?? (unloaded && { file: unloaded.name, name: 'the file could not be loaded' })
}
