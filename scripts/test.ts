/** Every check and every test there is. The last line is the plain count. */
import { findBrowser } from './browser.ts'
import { ensurePocketBase } from './pocketbase/ensure.ts'
import { runScript } from './problem.ts'
import { type Stage, stages } from './test/stages.ts'
import { type Outcome, renderFailures, renderOutcomes } from './test/table.ts'

async function runStage({ name, run }: Stage): Promise<Outcome> {
  const startedAt = performance.now()
  const tally = await run()
  return { stage: name, ...tally, seconds: (performance.now() - startedAt) / 1000 }
}

function sum(outcomes: readonly Outcome[], column: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[column], 0)
}

await runScript(async () => {
  process.env.CHROME_PATH = findBrowser()
  await ensurePocketBase()
  const outcomes: Outcome[] = []
  for (const stage of stages) outcomes.push(await runStage(stage))
  const failed = sum(outcomes, 'failed')
  process.stdout.write(
    `\n${renderFailures(outcomes)}${renderOutcomes(outcomes)}\n${sum(outcomes, 'passed')} passed, ${failed} failed\n`,
  )
  process.exitCode = failed > 0 ? 1 : 0
})
