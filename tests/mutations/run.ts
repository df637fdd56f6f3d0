/**
 * `npm run mutations [-- --slow] [NAME …]`: makes the mistakes of `table.ts`, or the named ones, one at a time in a copy of
 * the project, and runs the tests of `npm test -- quick` until one fails. Prints the test that noticed each mistake. With
 * `--slow`, the other tests without a browser run where the quick ones notice nothing.
 */
import { parseArgs } from 'node:util'
import { ensurePocketBase } from '../../scripts/lib/pocketbase/ensure.ts'
import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { untilAskedToEnd } from '../../scripts/lib/process/ending.ts'
import { quickCheckSteps } from '../stages/check-steps.ts'
import { runStep } from '../stages/steps.ts'
import type { Mutation } from './mutation.ts'
import { checkTexts, PlantedTree } from './planted-tree.ts'
import { mutations } from './table.ts'
import { type FailedTest, firstFailure, quickRuns, slowRuns, type TestRun } from './test-runs.ts'

function namedMutations(names: readonly string[]): readonly Mutation[] {
  const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name))
  if (unknown.length > 0) throw new Problem(`There is no mutation ${unknown.join(', ')} in table.ts.`)
  return names.length === 0 ? mutations : mutations.filter(({ name }) => names.includes(name))
}

/** Checks types and formats with all mistakes at once: none may be one that a compiler or a linter notices. */
async function checkCode(tree: PlantedTree, planted: readonly Mutation[]): Promise<void> {
  for (const mutation of planted) tree.plant(mutation)
  for (const step of quickCheckSteps) {
    const said: string[] = []
    const isClean = await runStep({ ...step, folder: tree.folder }, (text) => said.push(text))
    if (!isClean) throw new Problem(`With the mutations, this fails:\n${said.join('')}`)
  }
  for (const mutation of planted) tree.restore(mutation)
}

/**
 * Runs tests with a mistake until one fails.
 *
 * @returns the test, which fails with the mistake each time and passes without it; undefined if there is none
 */
async function noticedBy(
  tree: PlantedTree,
  mutation: Mutation,
  run: TestRun,
): Promise<FailedTest | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    tree.plant(mutation)
    const failed = await firstFailure(tree, run, mutation.file)
    const own = { stage: run.stage, only: [failed?.file ?? ''] }
    const again = failed && (await firstFailure(tree, own, mutation.file))
    tree.restore(mutation)
    if (!failed) return undefined
    if (again && !(await firstFailure(tree, own, mutation.file))) return failed
    process.stdout.write(
      `${mutation.name}: not counted, because the mistake is not the reason: ${failed.name}\n`,
    )
  }
  return undefined
}

/** Tests that fail by chance end a run early, so it is repeated. */
const mostTries = 3

/** Tries the mistakes that are left with each group of tests, the fastest first. @returns those that none noticed */
async function tryAll(
  tree: PlantedTree,
  planted: readonly Mutation[],
  runs: readonly TestRun[],
): Promise<readonly Mutation[]> {
  let left = planted
  for (const run of runs) {
    const unnoticed: Mutation[] = []
    for (const mutation of left) {
      const test = run.reach?.test(mutation.file) === false ? undefined : await noticedBy(tree, mutation, run)
      if (test) process.stdout.write(`${mutation.name}: noticed by ${test.file}: ${test.name}\n`)
      else unnoticed.push(mutation)
    }
    left = unnoticed
  }
  return left
}

async function report(tree: PlantedTree, planted: readonly Mutation[], isSlow: boolean): Promise<void> {
  await checkCode(tree, planted)
  const left = await tryAll(tree, planted, quickRuns)
  process.stdout.write(`${planted.length - left.length} of ${planted.length} noticed by the quick tests\n`)
  const missed = isSlow ? await tryAll(tree, left, slowRuns) : left
  for (const { name, loss } of missed) process.stdout.write(`${name}: UNNOTICED. ${loss}\n`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { slow: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const planted = namedMutations(positionals)
  checkTexts(planted)
  await ensurePocketBase()
  const tree = new PlantedTree()
  process.on('exit', () => tree.remove())
  await Promise.race([report(tree, planted, values.slow), untilAskedToEnd()])
})
process.exit()
