import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, settle, type Tally } from '../../../scripts/test/reports.ts'
import { renderOutcomes } from '../../../scripts/test/table.ts'

test('a file that could not be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(readVitestReport(report)).toEqual({ passed: 7, failed: 3 })
})

test('what passes only at the second try, and what breaks outside of tests, has failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{}] }
  expect(readPlaywrightReport(report)).toEqual({ passed: 5, failed: 4 })
})

test.each<[what: string, reported: Tally | undefined, hasSucceeded: boolean, expected: Tally]>([
  ['all passed', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['some failed', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
  ['all passed and yet the runner failed', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['nothing ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ['no report', undefined, true, { passed: 0, failed: 1 }],
])('a stage where %s', (_what, reported, hasSucceeded, expected) => {
  expect(settle(reported, hasSucceeded)).toEqual(expected)
})

test('the table lines up', () => {
  const outcomes = [
    { stage: 'check', passed: 5, failed: 0, seconds: 12.34 },
    { stage: 'unit', passed: 1234, failed: 1, seconds: 5 },
  ]
  expect(renderOutcomes(outcomes).split('\n')).toEqual([
    'stage       passed    failed   seconds',
    'check            5         0      12.3',
    'unit          1234         1       5.0',
  ])
})
