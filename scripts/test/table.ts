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

function renderRow([stage = '', ...numbers]: readonly string[]): string {
  return stage.padEnd(8) + numbers.map((number) => number.padStart(10)).join('')
}
