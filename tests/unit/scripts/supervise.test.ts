import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Ended, type Supervised, supervise } from '../../../scripts/lib/process/supervise.ts'
import { inProject } from '../../../scripts/lib/root.ts'

const node = process.execPath
const staying = 'setInterval(() => {}, 1000); console.log("up")'

type Options = Partial<Parameters<typeof supervise>[0]>

/** Supervises a real process that runs some JavaScript, and records its events. */
function superviseScript(script: string, options: Options = {}) {
  const started: ChildProcess[] = []
  const ends: Ended[] = []
  const restarts: Ended[] = []
  const supervised: Supervised = supervise({
    command: [node, '-e', script],
    stdio: ['ignore', 'pipe', 'inherit'],
    backoff: { firstMs: 1, longestMs: 4 },
    onStart: (child) => started.push(child),
    onEnd: (ended) => ends.push(ended),
    onRestart: (ended) => restarts.push(ended),
    ...options,
  })
  onTestFinished(() => supervised.end('SIGKILL'))
  return { supervised, started, ends, restarts }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5)
}

async function isUp({ child }: Supervised): Promise<void> {
  if (child.stdout) await once(child.stdout, 'data')
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('starts another process whenever one ends by itself, and reports how it ended', async () => {
  const { started, ends, restarts } = superviseScript('process.exit(3)')
  await until(() => started.length >= 3)
  expect(ends[0]).toMatchObject({ code: 3, signal: null })
  expect(ends[0]?.livedMs).toBeGreaterThan(0)
  expect(restarts.length).toBe(started.length - 1)
  expect(new Set(started.map(({ pid }) => pid)).size).toBe(started.length)
})

test('names the signal that ended it', async () => {
  const { supervised, restarts } = superviseScript(staying)
  await isUp(supervised)
  supervised.child.kill('SIGKILL')
  await until(() => restarts.length === 1)
  expect(restarts[0]).toMatchObject({ code: null, signal: 'SIGKILL' })
})

test('waits twice as long each time, up to the longest', async () => {
  const ends: number[] = []
  const waits: number[] = []
  superviseScript('process.exit(0)', {
    backoff: { firstMs: 20, longestMs: 60 },
    onEnd: () => ends.push(performance.now()),
    onRestart: () => waits.push(performance.now() - (ends.at(-1) ?? 0)),
  })
  await until(() => waits.length >= 4)
  // A timer may end up to 2 ms early; it may be late by any time.
  for (const [at, leastMs] of [20, 40, 60, 60].entries()) expect(waits[at]).toBeGreaterThan(leastMs - 2)
})

/** If the wait doubled each time, the fifteenth alone would take 16 s. */
const doubling = { firstMs: 1, longestMs: 60_000 }

test('resets the delay for a process that was ready', async () => {
  const { supervised, restarts } = superviseScript('process.exit(0)', {
    backoff: doubling,
    onEnd: () => supervised.ready(),
  })
  await until(() => restarts.length >= 15)
})

test('resets the delay for a process that has lived long enough', async () => {
  const { restarts } = superviseScript('process.exit(0)', { backoff: { ...doubling, forgottenAfterMs: 0 } })
  await until(() => restarts.length >= 15)
})

test('does not restart a hopeless program', async () => {
  const { supervised, started, ends } = superviseScript('process.exit(1)', {
    isHopeless: ({ code }) => code === 1,
  })
  await until(() => ends.length === 1)
  await wait(50)
  expect(started.length).toBe(1)
  await supervised.end()
})

test('tries again a program that cannot be run at all', async () => {
  const { restarts } = superviseScript('', {
    command: [inProject('tests/there is no such program')],
    stdio: 'ignore',
    onStart: (child) => child.on('error', () => undefined),
  })
  await until(() => restarts.length >= 2)
})

test('lets it end by itself once it may', async () => {
  const { supervised, started, ends } = superviseScript(staying)
  await isUp(supervised)
  supervised.letEnd()
  supervised.child.kill('SIGTERM')
  await until(() => ends.length === 1)
  await wait(50)
  expect(started.length).toBe(1)
})

test('ends it for good, and resolves when it is gone', async () => {
  const { supervised, started } = superviseScript(staying)
  await isUp(supervised)
  await supervised.end()
  expect(isAlive(supervised.child.pid ?? 0)).toBe(false)
  await wait(50)
  expect(started.length).toBe(1)
  // It also resolves for a process that has already ended.
  await supervised.end()
})

test('ends it between an end and another start', async () => {
  const { supervised, started, ends } = superviseScript('process.exit(0)', {
    backoff: { firstMs: 50, longestMs: 50 },
  })
  await until(() => ends.length === 1)
  await supervised.end()
  await wait(100)
  expect(started.length).toBe(1)
})

test.runIf(process.platform === 'linux')('ends when the process that supervises it is killed', async () => {
  const module = inProject('scripts/lib/process/supervise.ts')
  const supervisor = spawn(
    node,
    [
      '--input-type=module',
      '-e',
      `import { supervise } from ${JSON.stringify(module)}
       const { child } = supervise({
         command: [process.execPath, '-e', ${JSON.stringify(staying)}],
         backoff: { firstMs: 1, longestMs: 1 },
         stdio: ['ignore', 'pipe', 'ignore'],
       })
       child.stdout.once('data', () => console.log(child.pid))`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [pid] = await once(supervisor.stdout, 'data')
  supervisor.kill('SIGKILL')
  await until(() => !isAlive(Number(pid)))
})
