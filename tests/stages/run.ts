/**
 * Runs all checks and tests, or the named stages, or tests of the product without some parts. The last line of the output is the
 * count.
 */
import { availableParallelism } from 'node:os'
import { ensurePocketBase } from '../../scripts/lib/pocketbase/ensure.ts'
import { runScript } from '../../scripts/lib/problem.ts'
import { cleanTree, noteTested } from '../../scripts/lib/release/tested.ts'
import { inProject } from '../../scripts/lib/root.ts'
import { findBrowser } from './find-browser.ts'
import { printerFor, runSideBySide } from './side-by-side.ts'
import { stages as allStages, type Stage, stagesNamed } from './stages.ts'
import { renderFailures, renderOutcomes, type StageResult } from './table.ts'
import { testWithout } from './without.ts'

/** Number of stages at a time: a stage often waits for other processes, so that others can use the processor. */
const mostAtOnce = availableParallelism() > 1 ? 3 : 1

const print = (text: string) => void process.stdout.write(text)

/** Runs a stage. Beside another stage, each line of its output begins with its name. */
async function runStage({ name, run }: Stage, isAlone: boolean): Promise<StageResult> {
  const startedAt = performance.now()
  const tally = await run(isAlone ? undefined : printerFor(name, print))
  return { stage: name, ...tally, seconds: (performance.now() - startedAt) / 1000 }
}

function sum(outcomes: readonly StageResult[], column: 'tests' | 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[column], 0)
}

await runScript(async () => {
  const [first, ...others] = process.argv.slice(2)
  if (first === 'without') process.exitCode = (await testWithout(others)) ? 0 : 1
  else await runStages(stagesNamed(process.argv.slice(2)))
})

async function runStages(stages: readonly Stage[]): Promise<void> {
  const tree = cleanTree(inProject())
  findBrowser()
  // Tests start Node some thousand times, mostly with the same modules.
  process.env.NODE_COMPILE_CACHE ??= inProject('tests/.output/compile-cache')
  await ensurePocketBase()
  const outcomes = await runSideBySide(stages, mostAtOnce, (stage) => runStage(stage, stages.length === 1))
  const failed = sum(outcomes, 'failed')
  process.stdout.write(
    `\n${renderFailures(outcomes)}${renderOutcomes(outcomes)}\n` +
      `${sum(outcomes, 'tests')} tests; one with a table runs once for each row\n` +
      `${sum(outcomes, 'passed')} passed, ${failed} failed\n`,
  )
  if (failed === 0 && stages === allStages) noteTested(inProject(), tree)
  process.exitCode = failed > 0 ? 1 : 0
}
