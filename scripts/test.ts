/** Every check and every test there is. The last line is the plain count. */
import { findBrowser } from './lib/browser.ts'
import { ensurePocketBase } from './lib/pocketbase/ensure.ts'
import { runScript } from './lib/problem.ts'
import { type Stage, stages } from './lib/test/stages.ts'
import { renderFailures, renderOutcomes, type StageResult } from './lib/test/table.ts'

async function runStage({ name, run }: Stage): Promise<StageResult> {
  const startedAt = performance.now()
  const tally = await run()
  return { stage: name, ...tally, seconds: (performance.now() - startedAt) / 1000 }
}

function sum(outcomes: readonly StageResult[], column: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[column], 0)
}

await runScript(async () => {
  process.env.CHROME_PATH = findBrowser()
  await ensurePocketBase()
  const outcomes: StageResult[] = []
  for (const stage of stages) outcomes.push(await runStage(stage))
  const failed = sum(outcomes, 'failed')
  process.stdout.write(
    `\n${renderFailures(outcomes)}${renderOutcomes(outcomes)}\n${sum(outcomes, 'passed')} passed, ${failed} failed\n`,
  )
  process.exitCode = failed > 0 ? 1 : 0
})
