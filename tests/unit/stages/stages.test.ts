import { expect, test } from 'vitest'
import { printerFor, runSideBySide } from '../../stages/side-by-side.ts'
import { stages, stagesNamed } from '../../stages/stages.ts'

const namesOf = (names: readonly string[]) => stagesNamed(names).map(({ name }) => name)

test('a stage runs with the builds it needs, several run together, no name means all, and quick a few', () => {
  expect(namesOf(['unit'])).toEqual(['unit'])
  expect(namesOf(['hooks'])).toEqual(['build', 'hooks'])
  expect(namesOf(['sim', 'check'])).toEqual(['check', 'sim'])
  expect(stagesNamed([])).toBe(stages)
  expect(namesOf(['quick'])).toEqual(['unit', 'check', 'hooks', 'sim'])
  expect(() => stagesNamed(['unit', 'units'])).toThrow(
    'There is no stage units: name some of quick, check, build',
  )
})

test('two run at once, in their order, none before its predecessors, and a failure is reported', async () => {
  const task = (name: string, ...after: string[]) => ({ name, after })
  const tasks = [task('a'), task('b'), task('c', 'b'), task('d'), task('e', 'missing')]
  const log: string[] = []
  let most = 0
  let running = 0
  const results = await runSideBySide(tasks, 2, async ({ name }) => {
    log.push(name)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, name === 'a' ? 30 : 5))
    running -= 1
    log.push(`${name} ended`)
    return name.toUpperCase()
  })
  expect(results).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(most).toBe(2)
  expect(log.indexOf('c')).toBeGreaterThan(log.indexOf('b ended'))
  expect(log.filter((line) => line.length === 1)).toEqual(['a', 'b', 'c', 'd', 'e'])
  await expect(runSideBySide(tasks, 2, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  await expect(runSideBySide([task('a', 'b'), task('b', 'a')], 2, async () => 0)).rejects.toThrow(
    'each other',
  )
})

test('each line of a stage begins with its name, however its output is cut', () => {
  const printed: string[] = []
  const print = printerFor('site', (text) => printed.push(text))
  for (const piece of ['a', ' b\n\nc', ' d\ne\n', 'f']) print(piece)
  expect(printed.join('')).toBe('site   a b\nsite\nsite   c d\nsite   e\n')
})
