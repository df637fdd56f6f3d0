import { afterEach, expect, test, vi } from 'vitest'
import { withProgress } from '../../../scripts/lib/process/progress.ts'

afterEach(() => vi.useRealTimers())

/** A step that takes 21 seconds, and the lines that are said meanwhile. */
async function run(end: () => string) {
  vi.useFakeTimers()
  const said: string[] = []
  const step = () => new Promise<void>((resolve) => setTimeout(resolve, 21_000)).then(end)
  const result = withProgress('Building the site', step, (line) => said.push(line)).catch(String)
  await vi.advanceTimersByTimeAsync(21_000)
  return { result: await result, said }
}

const lines = ['Building the site …', '  … 10 s', '  … 20 s', '  21 s']

test('a long step is named, with its seconds meanwhile and at its end', async () => {
  expect(await run(() => 'built')).toEqual({ result: 'built', said: lines })
  expect(vi.getTimerCount()).toBe(0)
})

test('a step that fails ends with its seconds and its error', async () => {
  const failing = () => {
    throw new Error('no space')
  }
  expect(await run(failing)).toEqual({ result: 'Error: no space', said: lines })
})
