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
import { checkTexts, PlantedTree } from './planted-tree.ts'
import { type Mutation, mutations } from './table.ts'
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

/** @returns the test that fails with the mistake and passes without it; undefined if there is none */
async function noticedBy(
  tree: PlantedTree,
  mutation: Mutation,
  runs: readonly TestRun[],
): Promise<FailedTest | undefined> {
  for (const run of runs) {
    tree.plant(mutation)
    const failed = await firstFailure(tree, run, mutation.file)
    tree.restore(mutation)
    if (!failed) continue
    const own = { stage: run.stage, ...(failed.file !== '' && { only: [failed.file] }) }
    const again = await firstFailure(tree, own, mutation.file)
    if (!again) return failed
    process.stdout.write(
      `  not counted, because it fails without the mistake too: ${again.file}: ${again.name}\n`,
    )
  }
  return undefined
}

async function tryAll(tree: PlantedTree, planted: readonly Mutation[], isSlow: boolean): Promise<void> {
  const count = { quick: 0, slow: 0 }
  for (const mutation of planted) {
    const beganAt = performance.now()
    const quick = await noticedBy(tree, mutation, quickRuns)
    const slow = quick || !isSlow ? undefined : await noticedBy(tree, mutation, slowRuns)
    if (quick) count.quick += 1
    if (slow) count.slow += 1
    const seconds = Math.round((performance.now() - beganAt) / 1000)
    process.stdout.write(`${mutation.name}, ${seconds} s: ${inWords(mutation, quick ?? slow)}\n`)
  }
  const others = isSlow ? `, ${count.slow} more by the other tests` : ''
  process.stdout.write(`${planted.length} mistakes, ${count.quick} noticed by the quick tests${others}\n`)
  process.exitCode = count.quick + count.slow < planted.length ? 1 : 0
}

function inWords({ loss }: Mutation, noticed: FailedTest | undefined): string {
  return noticed ? `noticed by ${noticed.file}: ${noticed.name}` : `UNNOTICED. ${loss}`
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
  const tried = checkCode(tree, planted).then(() => tryAll(tree, planted, values.slow))
  await Promise.race([tried, untilAskedToEnd()])
})
process.exit()
