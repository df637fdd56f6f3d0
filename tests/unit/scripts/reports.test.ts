import { expect, test } from 'vitest'
import {
  readPlaywrightReport,
  readVitestReport,
  settle,
  type TestCounts,
} from '../../../scripts/lib/test/reports.ts'
import { renderFailures, renderOutcomes } from '../../../scripts/lib/test/table.ts'

const passing = { fullName: 'is well', status: 'passed', failureMessages: [] }
const failing = {
  fullName: 'adds up',
  status: 'failed',
  failureMessages: ['\u001b[31mexpected 3\u001b[39m\n  at sum'],
}

test('a file that could not be loaded counts as one failure, and all failures are named', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passing] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  const failures = ['c.test.ts\n    no such module', 'adds up\n    expected 3\n      at sum']
  expect(readVitestReport(report)).toEqual({ passed: 7, failed: 2, failures })
})

test('what passes only at the second try, and what breaks outside of tests, has failed', () => {
  const specOf = (title: string, status: string, ...messages: string[]) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  })
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [specOf('is well', 'expected')],
        suites: [
          { specs: [specOf('ticks', 'unexpected', 'not ticked'), specOf('adds', 'flaky', 'too late')] },
        ],
      },
    ],
  }
  expect(readPlaywrightReport(report)).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      'outside of tests\n    no server',
      'a.spec.ts: ticks\n    not ticked',
      'a.spec.ts: adds\n    too late',
    ],
  })
})

test.each<
  [what: string, reported: TestCounts | undefined, hasSucceeded: boolean, passed: number, failed: number]
>([
  ['all passed', { passed: 3, failed: 0, failures: [] }, true, 3, 0],
  ['some failed', { passed: 3, failed: 2, failures: ['a', 'b'] }, false, 3, 2],
  ['all passed and yet the runner failed', { passed: 3, failed: 0, failures: [] }, false, 3, 1],
  ['nothing ran', { passed: 0, failed: 0, failures: [] }, true, 0, 1],
  ['no report', undefined, true, 0, 1],
])('a stage where %s', (_what, reported, hasSucceeded, passed, failed) => {
  const settled = settle(reported, hasSucceeded)
  expect(settled).toMatchObject({ passed, failed })
  expect(settled.failures).toHaveLength(failed)
})

test('the table lines up', () => {
  const outcomes = [
    { stage: 'check', passed: 5, failed: 0, failures: [], seconds: 12.34 },
    { stage: 'unit', passed: 1234, failed: 1, failures: ['adds up'], seconds: 5 },
  ]
  expect(renderOutcomes(outcomes).split('\n')).toEqual([
    'stage       passed    failed   seconds',
    'check            5         0      12.3',
    'unit          1234         1       5.0',
  ])
  expect(renderFailures(outcomes)).toBe('failed in unit: adds up\n\n')
})
