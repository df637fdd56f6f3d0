import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensurePocketBase } from '../../scripts/pocketbase/ensure.ts'
import { buildShippedHooks } from './hooks-bundle.ts'

const projectFolder = join(import.meta.dirname, '../..')
// Not the system's temp folder: there PocketBase takes itself for `go run` and turns to development mode.
const outputFolder = join(projectFolder, 'tests/.output')
const superuser = { identity: 'test@example.com', password: 'numai-pentru-teste' }
const startTimeoutMs = 15_000
const pollMs = 20

/** A real PocketBase with the project's migrations, its own free port and its own data. */
export interface PocketBaseServer {
  /** Without a slash at the end. */
  url: string
  /** Holds `data/` and, unless others were given, `hooks/`. */
  folder: string
  /** Ends the process as a power cut would, and waits until it is gone. */
  kill9(): Promise<void>
  /** Starts it again on the same port and data; resolves once it answers. */
  restart(): Promise<void>
  /** Ends the process and removes its data. */
  stop(): Promise<void>
  /** Signs in as the superuser; the value is for the Authorization header. */
  superuserToken(): Promise<string>
}

/** @param prepareHooks fills the folder of the hooks; the shipped ones by default */
export async function startPocketBase(prepareHooks = buildShippedHooks): Promise<PocketBaseServer> {
  const program = await ensurePocketBase()
  mkdirSync(outputFolder, { recursive: true })
  const folder = mkdtempSync(join(outputFolder, 'pocketbase-'))
  await prepareHooks(join(folder, 'hooks'))
  const parameters = foldersOf(folder)
  const { identity, password } = superuser
  await promisify(execFile)(program, ['superuser', 'upsert', identity, password, ...parameters])
  const address = `127.0.0.1:${await freePort()}`
  const url = `http://${address}`
  const serve = () =>
    startProcess(program, ['serve', '--http', address, ...parameters], url, join(folder, 'log'))
  let running = await serve()
  return {
    url,
    folder,
    kill9: () => end(running, 'SIGKILL'),
    restart: async () => {
      running = await serve()
    },
    stop: async () => {
      await end(running, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
    superuserToken: () => signIn(url),
  }
}

function foldersOf(folder: string): string[] {
  return [
    ...['--dir', join(folder, 'data'), '--hooksDir', join(folder, 'hooks')],
    ...['--migrationsDir', join(projectFolder, 'pocketbase/pb_migrations')],
    ...['--publicDir', join(folder, 'public'), '--dev=false', '--automigrate=false', '--hooksWatch=false'],
  ]
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function startProcess(
  program: string,
  parameters: string[],
  url: string,
  logFile: string,
): Promise<ChildProcess> {
  const server = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  const log = createWriteStream(logFile, { flags: 'a' })
  server.stdout.pipe(log, { end: false })
  server.stderr.pipe(log, { end: false })
  await untilHealthy(url, server)
  return server
}

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null) throw new Error(`PocketBase ended with code ${server.exitCode}`)
    if (Date.now() > deadline) throw new Error('PocketBase does not answer')
    await pause(pollMs)
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok
  } catch {
    return false
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(superuser),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}
