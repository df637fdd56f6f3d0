import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJournal, inWords, journalConsole } from '../../../../src/server/health/journal.ts'

let lines: string[]

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
})

afterEach(() => vi.useRealTimers())

function journal(hasLevels = true) {
  return createJournal({ write: (line) => lines.push(line), hasLevels })
}

test('a line begins with its level as syslog numbers it', () => {
  const tell = journal()
  tell('error', 'The disk is full')
  tell('warning', 'The database went back')
  tell('notice', 'Published')
  expect(lines).toEqual(['<3>The disk is full\n', '<4>The database went back\n', '<5>Published\n'])
})

test('a terminal sees no levels, and lines as they are', () => {
  journal(false)('error', 'One\n  two')
  expect(lines).toEqual(['One\n  two\n'])
})

test('an error with its stack is one line of one level', () => {
  journal()('error', 'Error: no\n    at a (b.ts:1)\n    at c (d.ts:2)\n')
  expect(lines).toEqual(['<3>Error: no | at a (b.ts:1) | at c (d.ts:2)\n'])
})

test('one cause is one line a minute, however often it is reported', () => {
  const tell = journal()
  for (let count = 0; count < 1000; count += 1) tell('error', 'The disk is full')
  expect(lines).toEqual(['<3>The disk is full\n'])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual(['<3>The disk is full (999 more times within a minute)\n'])
  vi.advanceTimersByTime(60_000)
  tell('error', 'The disk is full')
  expect(lines).toHaveLength(3)
})

test('causes that never end fill no disk', () => {
  const tell = journal()
  for (let count = 0; count < 1000; count += 1) tell('error', `Cause ${count}`)
  expect(lines).toHaveLength(101)
  expect(lines.at(-1)).toMatch(/^<3>More is wrong than is written down/)
  vi.advanceTimersByTime(60_000)
  expect(lines.at(-1)).toMatch(/ \(899 more times within a minute\)\n$/)
})

test('keys of lists and mail addresses stay out of it', () => {
  journal()('error', 'No list 0b5e9c3a-7d1f-4e2a-9b8c-1234567890ab for <ana@example.com>')
  expect(lines).toEqual(['<3>No list … for <…>\n'])
})

test('console output of packages goes through the journal', () => {
  const { console } = globalThis
  const { error, warn, info, log, debug } = console
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const on = vi.spyOn(process, 'on').mockReturnThis()
  journalConsole()
  console.error('Could not render %s', '/x/../list/0b5e9c3a-7d1f-4e2a-9b8c-1234567890ab')
  console.warn('No handler for /list/0b5e9c3a%2D7d1f-4e2a-9b8c-1234567890ab')
  console.log({ url: '/list/0B5E9C3A-7D1F-4E2A-9B8C-1234567890AB' })
  Object.assign(console, { error, warn, info, log, debug })
  write.mockRestore()
  on.mockRestore()
  expect(lines.map((line) => line.replace(/^<\d>/, ''))).toEqual([
    'Could not render /x/../list/…\n',
    'No handler for /list/…\n',
    "{ url: '/list/…' }\n",
  ])
})

test('an error is logged with its origin', () => {
  expect(inWords(new TypeError('no'))).toMatch(/^TypeError: no\n\s+at /)
  expect(inWords('no')).toBe('no')
})
