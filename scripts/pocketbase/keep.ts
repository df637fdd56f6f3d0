import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { entrust } from '../entrust.ts'
import { Problem } from '../problem.ts'
import { freePort, type LaunchOptions, serveParameters } from './launch.ts'

const startTimeoutMs = 30_000
const healthIntervalMs = 20
const endTimeoutMs = 5_000
const restartDelay = { firstMs: 100, longestMs: 5_000, forgottenAfterMs: 10_000 }

export interface KeptPocketBase {
  /** On loopback, the same through every restart. */
  url: string
  /** Of the process that runs now. */
  readonly pid: number | undefined
  /** Ends it for good. */
  end: () => Promise<void>
}

/**
 * Starts PocketBase, waits until it answers, and starts it again whenever it ends by itself.
 *
 * @throws Problem with its own words when it does not come up the first time
 */
export async function keepPocketBase(options: Omit<LaunchOptions, 'port'>): Promise<KeptPocketBase> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let isEnding = false
  let delayMs = restartDelay.firstMs
  let child = launch()

  function launch(): ChildProcess {
    const launchedAt = performance.now()
    const launched = spawnPocketBase({ ...options, port })
    launched.on('close', () => void launchAgain(performance.now() - launchedAt))
    return launched
  }

  async function launchAgain(livedMs: number): Promise<void> {
    delayMs = livedMs > restartDelay.forgottenAfterMs ? restartDelay.firstMs : delayMs
    await wait(delayMs)
    delayMs = Math.min(delayMs * 2, restartDelay.longestMs)
    if (isEnding) return
    process.stderr.write('PocketBase ended by itself and is started again.\n')
    child = launch()
  }

  async function end(): Promise<void> {
    isEnding = true
    await endChild(child)
  }

  const said = collectWords(child)
  const isUp = await waitUntilHealthy(url, child)
  if (!isUp) {
    await end()
    throw new Problem(`${said()}\nPocketBase did not start, as said above: mend that and start again.`)
  }
  return {
    url,
    get pid() {
      return child.pid
    },
    end,
  }
}

function spawnPocketBase(options: LaunchOptions): ChildProcess {
  const child = spawn(options.binary, serveParameters(options), {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stderr?.pipe(process.stderr, { end: false })
  child.stdout?.resume()
  // A program that cannot be run at all closes like one that ended.
  child.on('error', (error) => process.stderr.write(`PocketBase: ${error.message}\n`))
  entrust(child)
  return child
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
  const answer = await fetch(`${url}/api/health`).catch(() => undefined)
  return answer?.ok ?? false
}

async function endChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.on('close', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), endTimeoutMs)
  await ended
  clearTimeout(force)
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null
}
