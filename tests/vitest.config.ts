import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { testLimits } from './support/limits.ts'

/** Returns the tests of a folder, with time limits for tests within one process. */
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

/** Folders of unit tests that call only functions without state: their files share a process, and load each module once. */
const pure = ['domain', 'guide', 'i18n', 'protocol', 'published', 'readers'].map(
  (name) => `tests/unit/${name}/**`,
)

function unitProjects(): TestProjectInlineConfiguration[] {
  const { test } = project('unit')
  const include = pure.map((folder) => `${folder}/*.test.{ts,tsx}`)
  return [
    { test: { ...test, exclude: pure } },
    { test: { ...test, name: 'unit-pure', include, isolate: false } },
  ]
}

/** Date on which PocketBase makes its backup: never, because tests that count backups run at any hour. */
const never = '0 0 30 2 *'

/** Returns the tests of a folder that start programs. @param maxWorkers more than processors where they wait most of the time */
function projectOfProcesses(name: string, maxWorkers = 2): TestProjectInlineConfiguration {
  const { test } = project(name)
  const timeouts = { testTimeout: testLimits.processesMs, hookTimeout: testLimits.processesMs }
  return { test: { ...test, ...timeouts, maxWorkers, env: { BACKUP_CRON: never } } }
}

export default defineConfig({
  test: {
    // The count of tests needs the locations, because all rows of a table have the same.
    includeTaskLocation: true,
    projects: [
      ...unitProjects(),
      projectOfProcesses('sim'),
      projectOfProcesses('hooks', 3),
      projectOfProcesses('site', 4),
      projectOfProcesses('engines', 1),
      projectOfProcesses('container'),
      projectOfProcesses('voice'), // part: voice
    ],
  },
})
