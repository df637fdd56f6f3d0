import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testLimits } from './support/limits.ts'

/** The tests of a folder, with time limits for tests within one process. */
function project(name: string): TestProjectInlineConfiguration & { test: object } {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      testTimeout: testLimits.unitMs,
      hookTimeout: testLimits.unitMs,
      expect: { poll: { timeout: testLimits.stateMs } },
    },
  }
}

/** The tests of a folder that start programs, and that wait more than they work. */
function projectOfProcesses(name: string): TestProjectInlineConfiguration {
  const { test } = project(name)
  const timeouts = { testTimeout: testLimits.processesMs, hookTimeout: testLimits.processesMs }
  return { test: { ...test, ...timeouts, maxWorkers: 2 } }
}

export default defineConfig({
  test: {
    // The count tells the rows of a table apart from tests.
    includeTaskLocation: true,
    projects: [
      project('unit'),
      projectOfProcesses('sim'),
      projectOfProcesses('hooks'),
      projectOfProcesses('site'),
      projectOfProcesses('container'),
    ],
  },
})
