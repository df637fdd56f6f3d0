import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { inProject } from '../../scripts/lib/root.ts'
import { figure } from './kit/figure.ts'
import { realisticItems, typed } from './kit/realistic-items.ts'
import type { Measurement } from './kit/workbench.ts'

const lines = 10_000
const rounds = 5
const longestMs = 2_000

/** Measures the time of a rule from the shell, including npm and the start of Node. */
export const rules: Measurement = async () => {
  const input = realisticItems(lines)
    .map((item) => `${JSON.stringify({ in: typed(item) })}\n`)
    .join('')
  const times: number[] = []
  while (times.length < rounds) times.push(await timeParse(input))
  return [figure(`rules parse, ${lines} lines`, 'ms', times, { median: longestMs })]
}

async function timeParse(input: string): Promise<number> {
  const startedAt = performance.now()
  const npm = spawn('npm', ['run', '-s', 'rules', '--', 'parse'], {
    cwd: inProject(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  npm.stdin.end(input)
  const answered = (await text(npm.stdout)).split('\n').length - 1
  if (answered !== lines) throw new Error(`${answered} answers to ${lines} lines`)
  return performance.now() - startedAt
}
