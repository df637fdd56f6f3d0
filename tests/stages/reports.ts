import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface TestCounts {
  /** Number of tests in the code. A test with a table runs once for each of its rows. */
  tests: number
  /** Number of runs that passed; each row of a table is one run. */
  passed: number
  failed: number
  /** Failed tests, by name and with the beginning of the reason; they are repeated at the end of the output. */
  failures: readonly string[]
}

/** Reads the counts from a test runner's JSON report. */
type ReportReader = (report: unknown) => TestCounts

const place = z.object({ line: z.number(), column: z.number() })
const vitestTest = z.object({
  fullName: z.string(),
  location: place,
  status: z.string(),
  failureMessages: z.array(z.string()),
})
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(vitestTest),
    }),
  ),
})

/** Reads vitest's report. A file that could not be loaded has no tests, and counts as one failure. */
export const readVitestReport: ReportReader = (report) => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failedTests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    tests: countPlaces(
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ location }) => ({ file: name, ...location })),
      ),
    ),
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [
      ...unloaded.map(({ name, message }) => failureOf(name, message)),
      ...failedTests.map(({ fullName, failureMessages }) => failureOf(fullName, failureMessages.join('\n'))),
    ],
  }
}

const playwrightError = z.object({ message: z.string().optional() })
const playwrightSpec = place.extend({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(playwrightError) })) }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
})

/** Reads Playwright's report. */
export const readPlaywrightReport: ReportReader = (report) => {
  const { stats, errors, suites } = playwrightReport.parse(report)
  const specs = suites.flatMap(specsOf)
  return {
    tests: countPlaces(specs),
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => failureOf('outside of tests', message)),
      ...specs.flatMap(failuresOf),
    ],
  }
}

/** Counts tests by their positions in the code, because all rows of a table have the same. */
function countPlaces(runs: readonly (z.infer<typeof place> & { file: string })[]): number {
  return new Set(runs.map(({ file, line, column }) => `${file}:${line}:${column}`)).size
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** Returns each failed test of the spec with all its errors: the error that explains a timeout follows it. */
function failuresOf({ file, title, tests }: z.infer<typeof playwrightSpec>): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
      return failureOf(`${file}: ${title}`, messages.join('\n'))
    })
}

const mostReasonLines = 24

function failureOf(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, mostReasonLines)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * Returns the counts of a stage: those of its report, made consistent with the runner's exit code. A stage without a report,
 * or without a single test, has failed.
 */
export function settle(reported: TestCounts | undefined, hasSucceeded: boolean): TestCounts {
  const none = { tests: 0, passed: 0, failed: 0, failures: [] }
  const { tests, passed, failed, failures } = reported ?? none
  const isCredible = failed > 0 || (hasSucceeded && passed > 0)
  return isCredible
    ? { tests, passed, failed, failures }
    : {
        tests,
        passed,
        failed: 1,
        failures: ['the runner: no test ran, or it ended badly without a test that failed'],
      }
}
