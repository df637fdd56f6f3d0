import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, settle, type TestCounts } from '../../stages/reports.ts'
import { renderFailures, renderOutcomes } from '../../stages/table.ts'

const at = (line: number) => ({ line, column: 1 })
const passing = { fullName: 'is well', location: at(1), status: 'passed', failureMessages: [] }
const failing = {
  fullName: 'adds up',
  location: at(9),
  status: 'failed',
  failureMessages: ['\u001b[31mexpected 3\u001b[39m\n  at sum'],
}

test('the rows of a table are one test; a file that could not be loaded is one failure; all failures are named', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passing, passing] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  const failures = ['c.test.ts\n    no such module', 'adds up\n    expected 3\n      at sum']
  expect(readVitestReport(report)).toEqual({ tests: 3, passed: 7, failed: 2, failures })
})

const specOf = (title: string, status: string, messages: string[]) => ({
  file: 'a.spec.ts',
  line: 7,
  column: 3,
  title,
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
})

test('an error outside of tests is a failure, and a failure is reported with all of its first complaints', () => {
  const specs = [specOf('is well', 'expected', []), specOf('ticks', 'unexpected', ['timeout', 'no circle'])]
  const report = {
    stats: { expected: 5, unexpected: 1, skipped: 3 },
    errors: [{ message: 'no server' }],
    suites: [{ specs: [], suites: [{ specs }] }],
  }
  expect(readPlaywrightReport(report)).toEqual({
    tests: 1,
    passed: 5,
    failed: 2,
    failures: ['outside of tests\n    no server', 'a.spec.ts: ticks\n    timeout\n    no circle'],
  })
})

test.each<
  [what: string, reported: TestCounts | undefined, hasSucceeded: boolean, passed: number, failed: number]
>([
  ['all passed', { tests: 2, passed: 3, failed: 0, failures: [] }, true, 3, 0],
  ['some failed', { tests: 2, passed: 3, failed: 2, failures: ['a', 'b'] }, false, 3, 2],
  ['all passed and yet the runner failed', { tests: 2, passed: 3, failed: 0, failures: [] }, false, 3, 1],
  ['nothing ran', { tests: 0, passed: 0, failed: 0, failures: [] }, true, 0, 1],
  ['no report', undefined, true, 0, 1],
])('a stage where %s', (_what, reported, hasSucceeded, passed, failed) => {
  const settled = settle(reported, hasSucceeded)
  expect(settled).toMatchObject({ passed, failed })
  expect(settled.failures).toHaveLength(failed)
})

test('the table lines up', () => {
  const outcomes = [
    {
      stage: 'check',
      tests: 5,
      passed: 5,
      failed: 0,
      failures: [],
      seconds: 12.34,
    },
    { stage: 'unit', tests: 123, passed: 1234, failed: 1, failures: ['adds up'], seconds: 5 },
  ]
  expect(renderOutcomes(outcomes).split('\n')).toEqual([
    'stage        tests    passed    failed   seconds',
    'check            5         5         0      12.3',
    'unit           123      1234         1       5.0',
  ])
  expect(renderFailures(outcomes)).toBe('failed in unit: adds up\n\n')
})
