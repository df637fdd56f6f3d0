import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type PocketBaseAccess, siteSecretVariable } from '../../../src/protocol/site-secret.ts'
import { type Level, tellOperator } from '../../../src/server/health/journal.ts'
import { secretsInFiles } from '../../../src/settings/secret-files.ts'
import type { BuiltHooks } from '../build/built-hooks.ts'
import { freePort } from '../free-port.ts'
import { Problem } from '../problem.ts'
import { hasEnded, supervise } from '../process/supervise.ts'
import { clientAt } from './client.ts'

/** A start may migrate a large database on a small machine. A process that ends is noticed at once. */
const startTimeoutMs = 300_000
/** The length of the secret that PocketBase shares with the site's server. */
const secretBytes = 32
const healthIntervalMs = 20
/** As long as the doctor waits for an answer of the site: a busy machine is slow, and not broken. */
const answerTimeoutMs = 15_000
const backoff = { firstMs: 100, longestMs: 5_000, forgottenAfterMs: 10_000 }

/**
 * Number of engines that wait for requests, at 0.5 MB each. A request that finds none free creates one, in a few ms of CPU.
 */
export const hookEngines = 44

interface LaunchOptions {
  binary: string
  /** PocketBase's own data folder. */
  dataDir: string
  built: BuiltHooks
  port: number
  /** The secret that it shares with the site's server. */
  secret: string
  /** True when it reloads changed hooks while it runs. */
  isDevelopment?: boolean
  /** Variables in addition to this process's environment. */
  env?: Readonly<Record<string, string>>
}

/** A running PocketBase. Its address and secret stay the same after a restart. */
interface RunningPocketBase extends PocketBaseAccess {
  /** The id of the present process. */
  readonly pid: number | undefined
  /** Ends it, without a restart. */
  end: () => Promise<void>
}

interface RunOptions extends Omit<LaunchOptions, 'port' | 'secret'> {
  /** The port to listen on; a free one by default. */
  port?: number
  /** Called after every start, also after a restart. */
  tellLaunched?: (launched: PocketBaseAccess & { pid: number | undefined }) => void
  /** Called with each sentence of its standard error. */
  hear?: (sentence: string) => void
  /** After it resolves, PocketBase is not restarted: Ctrl-C reaches every process of a terminal at once. */
  askedToEnd?: Promise<void>
}

/**
 * Starts PocketBase, waits until it answers, and restarts it whenever it ends by itself. It is not taken for another process
 * that answers at the same port.
 *
 * @throws Problem with PocketBase's own output when the first start fails
 */
export async function runPocketBase(options: RunOptions): Promise<RunningPocketBase> {
  const port = options.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const secret = randomBytes(secretBytes).toString('base64url')
  const { supervised, said, closed } = superviseAt(url, { ...options, port, secret })
  void options.askedToEnd?.then(supervised.letEnd)
  if (!(await waitUntilHealthy(url, supervised.child, said))) {
    await supervised.end()
    await closed()
    // Another process took the free port first.
    if (options.port === undefined && said().includes('address already in use')) return runPocketBase(options)
    throw new Problem(`${said()}\nPocketBase did not start, as said above: mend that and start again.`)
  }
  return {
    url,
    secret,
    get pid() {
      return supervised.child.pid
    },
    end: supervised.end,
  }
}

/**
 * @returns `said`: the output of the first process, which contains the reason of a failed start; `closed` resolves when all
 * of it was read
 */
function superviseAt(url: string, options: RunOptions & LaunchOptions) {
  const { secret } = options
  let said: (() => string) | undefined
  let closed: Promise<unknown> | undefined
  const supervised = supervise({
    command: [options.binary, ...serveParameters(options)],
    env: {
      ...process.env,
      ...secretsInFiles((name) => process.env[name]),
      ...options.env,
      [siteSecretVariable]: secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    backoff,
    onStart: (child) => {
      said ??= collectWords(child)
      closed ??= new Promise((resolve) => child.on('close', resolve))
      listenTo(child, options.hear)
      options.tellLaunched?.({ url, secret, pid: child.pid })
    },
    onRestart: ({ signal, code }) =>
      tellOperator('error', `PocketBase ended by itself (${signal ?? `code ${code}`}) and is started again`),
  })
  return { supervised, closed: () => closed, said: () => said?.() ?? '' }
}

function listenTo(child: ChildProcess, hear?: (sentence: string) => void): void {
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const sentence = passOn(line)
      hear?.(sentence)
    })
  }
  child.stdout?.resume()
  // A program that cannot be run also emits 'close', as one that ended.
  child.on('error', (error) => tellOperator('error', `PocketBase: ${error.message}`))
}

const levels: Readonly<Record<string, Level>> = { '<3>': 'error', '<4>': 'warning' }

/**
 * Passes a line on without the time, which Go's logger adds; the level comes from the hooks (`hooks/journal.ts`).
 *
 * @returns the passed line
 */
function passOn(line: string): string {
  const [, level = '', sentence = ''] =
    /^(?:\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )?(<[34]>)?(.*)$/.exec(line) ?? []
  if (sentence !== '') tellOperator(levels[level] ?? 'error', sentence)
  return sentence
}

/** Collects the standard output, where PocketBase reports a failed start. */
function collectWords(child: ChildProcess): () => string {
  let words = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4_000)
  })
  return () => words.trim()
}

async function waitUntilHealthy(url: string, child: ChildProcess, said: () => string): Promise<boolean> {
  const giveUpAt = performance.now() + startTimeoutMs
  while (performance.now() < giveUpAt) {
    if (hasEnded(child)) return false
    if (saysItListens(said(), url) && (await isHealthy(url))) return true
    await wait(healthIntervalMs)
  }
  return false
}

/**
 * True when the output of a PocketBase says that this process listens at an address. Any other process there may answer as
 * well, as that of the running site does.
 */
export function saysItListens(said: string, url: string): boolean {
  return said.includes(`Server started at ${url}\n`)
}

/** True when a PocketBase answers at this address. */
export async function isHealthy(url: string): Promise<boolean> {
  const asked = clientAt(url).health.check({ signal: AbortSignal.timeout(answerTimeoutMs) })
  return asked.then(
    () => true,
    () => false,
  )
}

/**
 * The parameters that start PocketBase on loopback with the project's hooks and migrations. They name every folder and mode,
 * because PocketBase guesses some of them from the place of its own file. Only pages of its own origin, as the
 * dashboard, may read its answers (CORS); visitors' pages ask the site.
 */
function serveParameters({ dataDir, built, port, isDevelopment = false }: LaunchOptions): string[] {
  return [
    'serve',
    `--http=127.0.0.1:${port}`,
    `--origins=http://127.0.0.1:${port}`,
    ...folderParameters(dataDir, built),
    '--dev=false',
    '--automigrate=false',
    `--hooksWatch=${isDevelopment}`,
    `--hooksPool=${hookEngines}`,
  ]
}

/** The folders for every command of PocketBase. The folder of public files is empty, because PocketBase serves none. */
export function folderParameters(dataDir: string, { hooks, migrations }: BuiltHooks): string[] {
  const nothing = join(dataDir, 'public')
  mkdirSync(nothing, { recursive: true })
  return [
    `--dir=${dataDir}`,
    `--hooksDir=${hooks}`,
    `--migrationsDir=${migrations}`,
    `--publicDir=${nothing}`,
  ]
}
