import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureHooksBuilt } from '../../scripts/lib/build/hooks.ts'
import { holdBuild } from '../../scripts/lib/build/old-builds.ts'
import { ensureSiteBuilt } from '../../scripts/lib/build/site.ts'
import { enginesToBuild } from '../../scripts/lib/cluster/engines.ts' // part: cluster
import { Problem } from '../../scripts/lib/problem.ts'
import { inProject } from '../../scripts/lib/root.ts'
import { lackingForEngines } from '../engines/support/programs.ts'
import { checkSteps, quickCheckSteps } from './check-steps.ts'
import { lackingForContainers } from './containers.ts'
import { readPlaywrightReport, readVitestReport, settle, type TestCounts } from './reports.ts'
import { type CommandStep, countSteps, type Hear, runStep } from './steps.ts'
import { lackingForVoice } from './voice.ts' // part: voice

export interface Stage {
  name: string
  /** Stages whose results this stage uses. */
  after: readonly string[]
  /** @param hear receives the output, which would otherwise mix with that of another stage */
  run: (hear?: Hear) => Promise<TestCounts>
}

/** Stages in the order of their start: first the most informative, then the longest, with the others beside it. */
export const stages: readonly Stage[] = [
  { name: 'check', after: [], run: (hear) => countSteps(checkSteps, hear) },
  { name: 'build', after: [], run: buildAll },
  playwrightStage('e2e', ['build']),
  vitestStage('unit'),
  vitestStage('sim'),
  vitestStage('hooks', ['build']),
  vitestStage('site', ['build']),
  whereNothingLacks(vitestStage('engines', ['build']), lackingForEngines()),
  whereNothingLacks(vitestStage('container', ['build']), lackingForContainers()),
  whereNothingLacks(vitestStage('voice', ['build']), lackingForVoice()), // part: voice
]

/** Tests of `npm test -- quick`, by stage. */
export const quickTests = {
  unit: {},
  hooks: { only: ['tests/hooks/lists'] },
  sim: { env: { SIM_SECONDS: '10' } },
} satisfies Readonly<Record<string, PartOfStage>>

/**
 * Stages of `npm test -- quick`, for use during development: they take minutes, without a build of the site and without a
 * browser.
 */
const quickStages: readonly Stage[] = [
  vitestStage('unit', [], quickTests.unit),
  { name: 'check', after: [], run: (hear) => countSteps(quickCheckSteps, hear) },
  vitestStage('hooks', [], quickTests.hooks),
  vitestStage('sim', [], quickTests.sim),
]

/**
 * Returns the stages of these names, with the stages whose results they use; all stages without a name; a few short ones for
 * 'quick'.
 *
 * @throws Problem when no stage has a name
 */
export function stagesNamed(names: readonly string[]): readonly Stage[] {
  if (names.length === 1 && names[0] === 'quick') return quickStages
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0)
    throw new Problem(
      `There is no stage ${unknown.join(', ')}: name some of ${['quick', ...stages.map(({ name }) => name)].join(', ')}.`,
    )
  if (names.length === 0) return stages
  const wanted = new Set(names)
  for (const { name, after } of stages) if (wanted.has(name)) for (const one of after) wanted.add(one)
  return stages.filter(({ name }) => wanted.has(name))
}

/** Builds everything that several stages use, because compiling during the tests would take CPU time from them. */
async function buildAll(): Promise<TestCounts> {
  const builds: readonly (() => Promise<unknown>)[] = [
    ensureHooksBuilt,
    // Keeps the build while this process runs; otherwise other builds, of which only three are kept, could replace it.
    () => ensureSiteBuilt().then(holdBuild),
    ...enginesToBuild(), // part: cluster
  ]
  const failures: string[] = []
  for (const build of builds)
    await build().catch((error) => failures.push(error instanceof Error ? error.message : String(error)))
  return {
    tests: builds.length,
    passed: builds.length - failures.length,
    failed: failures.length,
    failures,
  }
}

export interface PartOfStage {
  /** Paths of the only files to run. */
  only?: readonly string[]
  env?: Readonly<Record<string, string>>
}

function vitestStage(name: string, after: readonly string[] = [], part: PartOfStage = {}): Stage {
  const { only = [], env = {} } = part
  const report = reportPath(name)
  const names = ['default', 'json', './tests/stages/unfinished.ts']
  const reporters = [...names.map((each) => `--reporter=${each}`), `--outputFile.json=${report}`]
  const command = ['vitest', 'run', '--project', `${name}*`, ...reporters, ...only] as const
  return reportingStage({ name, command, env }, readVitestReport, after)
}

/**
 * Returns the stage; if this machine lacks something for it, one that prints the missing requirements, and passes without a
 * test.
 */
function whereNothingLacks(stage: Stage, lacking: readonly string[]): Stage {
  if (lacking.length === 0) return stage
  const run = async (hear?: Hear): Promise<TestCounts> => {
    const words = `${stage.name} needs ${lacking.join(', ')}: nothing was run.\n`
    if (hear) hear(words)
    else process.stdout.write(words)
    return { tests: 0, passed: 0, failed: 0, failures: [] }
  }
  return { ...stage, run }
}

function playwrightStage(name: string, after: readonly string[]): Stage {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(name) }
  return reportingStage(
    { name, command: ['playwright', 'test', '--reporter=list,json'], env },
    readPlaywrightReport,
    after,
  )
}

function reportingStage(step: CommandStep, read: typeof readVitestReport, after: readonly string[]): Stage {
  const path = reportPath(step.name)
  const run = async (hear?: Hear): Promise<TestCounts> => {
    rmSync(path, { force: true })
    const hasSucceeded = await runStep(step, hear)
    const report = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : undefined
    return settle(report, hasSucceeded)
  }
  return { name: step.name, after, run }
}

function reportPath(stage: string): string {
  return inProject('tests/.output', `${stage}.json`)
}
