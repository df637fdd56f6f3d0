import type { TestCounts } from './reports.ts'

export interface StageResult extends TestCounts {
  stage: string
  seconds: number
}

const columns = ['stage', 'tests', 'passed', 'failed', 'seconds'] as const

/** Returns a table with one line for each stage: its name, its counts and its seconds. */
export function renderOutcomes(outcomes: readonly StageResult[]): string {
  const rows = outcomes.map((outcome) => ({ ...outcome, seconds: outcome.seconds.toFixed(1) }))
  return [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]
    .map(renderRow)
    .join('\n')
}

/** Returns the failed tests of all stages, each followed by an empty line; '' without any. */
export function renderFailures(outcomes: readonly Pick<StageResult, 'stage' | 'failures'>[]): string {
  return outcomes
    .flatMap(({ stage, failures }) => failures.map((reason) => `failed in ${stage}: ${reason}\n\n`))
    .join('')
}

function renderRow([stage = '', ...numbers]: readonly string[]): string {
  return stage.padEnd(8) + numbers.map((number) => number.padStart(10)).join('')
}
