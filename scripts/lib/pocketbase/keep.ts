import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type Level, tellOperator } from '../../../src/server/health/journal.ts'
import { Problem } from '../problem.ts'
import { hasEnded, supervise } from '../process/supervise.ts'
import { freePort, type LaunchOptions, serveParameters } from './launch.ts'

const startTimeoutMs = 30_000
const healthIntervalMs = 20
const answerTimeoutMs = 5_000
const backoff = { firstMs: 100, longestMs: 5_000, forgottenAfterMs: 10_000 }

export interface KeptPocketBase {
  /** On loopback, the same through every restart. */
  url: string
  /** Of the process that runs now. */
  readonly pid: number | undefined
  /** Ends it for good. */
  end: () => Promise<void>
}

interface KeepOptions extends Omit<LaunchOptions, 'port'> {
  /** Called at each launch, also when it is started again. */
  tellLaunched?: (launched: { url: string; pid: number | undefined }) => void
  /** Once it resolves, PocketBase may end by itself: Ctrl-C reaches every process of a terminal at once. */
  askedToEnd?: Promise<void>
}

/**
 * Starts PocketBase, waits until it answers, and starts it again whenever it ends by itself.
 *
 * @throws Problem with its own words when it does not come up the first time
 */
export async function keepPocketBase(options: KeepOptions): Promise<KeptPocketBase> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { supervised, said } = superviseAt(url, { ...options, port })
  void options.askedToEnd?.then(supervised.letEnd)
  if (!(await waitUntilHealthy(url, supervised.child))) {
    await supervised.end()
    throw new Problem(`${said()}\nPocketBase did not start, as said above: mend that and start again.`)
  }
  return {
    url,
    get pid() {
      return supervised.child.pid
    },
    end: supervised.end,
  }
}

/** @returns `said`: what the first one tells, which may be why it did not start */
function superviseAt(url: string, options: KeepOptions & LaunchOptions) {
  let said: (() => string) | undefined
  const supervised = supervise({
    command: [options.binary, ...serveParameters(options)],
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    backoff,
    onStart: (child) => {
      said ??= collectWords(child)
      listenTo(child)
      options.tellLaunched?.({ url, pid: child.pid })
    },
    onRestart: ({ signal, code }) =>
      tellOperator('error', `PocketBase ended by itself (${signal ?? `code ${code}`}) and is started again`),
  })
  return { supervised, said: () => said?.() ?? '' }
}

function listenTo(child: ChildProcess): void {
  if (child.stderr) createInterface({ input: child.stderr }).on('line', passOn)
  child.stdout?.resume()
  // A program that cannot be run at all closes like one that ended.
  child.on('error', (error) => tellOperator('error', `PocketBase: ${error.message}`))
}

const levels: Readonly<Record<string, Level>> = { '<3>': 'error', '<4>': 'warning' }

/** Go's logger writes the time before a line; the hooks write the level (`hooks/journal.ts`). */
function passOn(line: string): void {
  const [, level = '', sentence = ''] =
    /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(<[34]>)?(.*)$/.exec(line) ?? []
  if (sentence !== '') tellOperator(levels[level] ?? 'error', sentence)
}

/** PocketBase tells a failed start on its standard output. */
function collectWords(child: ChildProcess): () => string {
  let words = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4_000)
  })
  return () => words.trim()
}

async function waitUntilHealthy(url: string, child: ChildProcess): Promise<boolean> {
  const giveUpAt = performance.now() + startTimeoutMs
  while (performance.now() < giveUpAt) {
    if (hasEnded(child)) return false
    if (await isHealthy(url)) return true
    await wait(healthIntervalMs)
  }
  return false
}

/** Does a PocketBase answer at this address? */
export async function isHealthy(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(answerTimeoutMs)
  const answer = await fetch(`${url}/api/health`, { signal }).catch(() => undefined)
  return answer?.ok ?? false
}
