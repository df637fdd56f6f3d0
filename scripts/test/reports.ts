import { z } from 'zod'

export interface Tally {
  passed: number
  failed: number
}

/** Reads the counts out of a test runner's JSON report. */
export type ReportReader = (report: unknown) => Tally

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A file that could not be loaded has no tests to fail, so it counts as one that did. */
export const readVitestReport: ReportReader = (report) => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** What passed only at a second try has failed once. */
export const readPlaywrightReport: ReportReader = (report) => {
  const { stats, errors } = playwrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * The count of a stage: its report's, made to agree with the runner's exit code.
 * A stage without a report, or without a single test, has failed: silence is not success.
 */
export function settle(reported: Tally | undefined, hasSucceeded: boolean): Tally {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 }
  const isCredible = failed > 0 || (hasSucceeded && passed > 0)
  return { passed, failed: isCredible ? failed : 1 }
}
