import type { Tally } from './reports.ts'

export interface Outcome extends Tally {
  stage: string
  seconds: number
}

const columns = ['stage', 'passed', 'failed', 'seconds'] as const

/** Stage, counts and seconds, one line each, in columns. */
export function renderOutcomes(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => ({ ...outcome, seconds: outcome.seconds.toFixed(1) }))
  return [columns, ...rows.map((row) => columns.map((column) => String(row[column])))]
    .map(renderRow)
    .join('\n')
}

/** What failed, stage by stage, each followed by an empty line; nothing when all is well. */
export function renderFailures(outcomes: readonly Pick<Outcome, 'stage' | 'failures'>[]): string {
  return outcomes
    .flatMap(({ stage, failures }) => failures.map((failure) => `failed in ${stage}: ${failure}\n\n`))
    .join('')
}

function renderRow([stage = '', ...numbers]: readonly string[]): string {
  return stage.padEnd(8) + numbers.map((number) => number.padStart(10)).join('')
}
