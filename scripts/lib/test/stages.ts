import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureHooksBuilt } from '../build/hooks.ts'
import { ensureSiteBuilt } from '../build/site.ts'
import { checkSteps } from '../check-steps.ts'
import { type CommandStep, countSteps, runStep } from '../process/steps.ts'
import { inProject } from '../root.ts'
import {
  type ReportReader,
  readPlaywrightReport,
  readVitestReport,
  settle,
  type TestCounts,
} from './reports.ts'

export interface Stage {
  name: string
  run: () => Promise<TestCounts>
}

/** In the order in which a failure tells most. */
export const stages: readonly Stage[] = [
  { name: 'check', run: () => countSteps(checkSteps) },
  { name: 'build', run: buildAll },
  vitestStage('unit'),
  vitestStage('sim'),
  vitestStage('hooks'),
  vitestStage('site'),
  playwrightStage('e2e'),
]

async function buildAll(): Promise<TestCounts> {
  const builds: readonly (() => Promise<unknown>)[] = [ensureHooksBuilt, ensureSiteBuilt]
  const failures: string[] = []
  for (const build of builds)
    await build().catch((error) => failures.push(error instanceof Error ? error.message : String(error)))
  return { passed: builds.length - failures.length, failed: failures.length, failures }
}

function vitestStage(name: string): Stage {
  const report = reportPath(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return reportingStage(
    { name, command: ['vitest', 'run', '--project', name, ...reporters] },
    readVitestReport,
  )
}

function playwrightStage(name: string): Stage {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(name) }
  return reportingStage(
    { name, command: ['playwright', 'test', '--reporter=list,json'], env },
    readPlaywrightReport,
  )
}

function reportingStage(step: CommandStep, read: ReportReader): Stage {
  const path = reportPath(step.name)
  const run = async (): Promise<TestCounts> => {
    rmSync(path, { force: true })
    const hasSucceeded = await runStep(step)
    const report = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : undefined
    return settle(report, hasSucceeded)
  }
  return { name: step.name, run }
}

function reportPath(stage: string): string {
  return inProject('tests/.output', `${stage}.json`)
}
