import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestCase, TestModule } from 'vitest/node'
import Unfinished from '../../stages/unfinished.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const moduleOf = (moduleId: string) => ({ moduleId }) as TestModule
const caseOf = (moduleId: string, fullName: string) => ({ module: { moduleId }, fullName }) as TestCase
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000)

test('a file that runs for long is named with its test, and not once it has ended', () => {
  const reporter = new Unfinished()
  reporter.onTestModuleQueued(moduleOf('slow.test.ts'))
  reporter.onTestCaseReady(caseOf('slow.test.ts', 'waits'))
  minutes(4)
  reporter.onTestModuleQueued(moduleOf('quick.test.ts'))
  expect(reporter.describe()).toBe('')
  minutes(2)
  expect(reporter.describe()).toBe(' … slow.test.ts has run for 6 minutes: waits\n')
  reporter.onTestCaseResult(caseOf('slow.test.ts', 'waits'))
  expect(reporter.describe()).toBe(' … slow.test.ts has run for 6 minutes: between tests\n')
  reporter.onTestModuleEnd(moduleOf('slow.test.ts'))
  expect(reporter.describe()).toBe('')
})

test('the names are printed while the tests run', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const reporter = new Unfinished()
  reporter.onInit()
  reporter.onTestModuleQueued(moduleOf('slow.test.ts'))
  minutes(5)
  const printed = said.mock.calls.join('')
  said.mockRestore()
  expect(printed).toContain('slow.test.ts has run for 5 minutes')
})
