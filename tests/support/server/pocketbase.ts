import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, fstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { clientAt } from '../../../scripts/lib/pocketbase/client.ts'
import { ensurePocketBase } from '../../../scripts/lib/pocketbase/ensure.ts'
import { hookEngines, isHealthy, saysItListens } from '../../../scripts/lib/pocketbase/run.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { type PocketBaseAccess, siteSecretVariable } from '../../../src/protocol/site-secret.ts'
import { testLimits } from '../limits.ts'
import { askAsSite, siteSecret } from './as-site.ts'
import { logOf, refuseSecrets } from './kept-secrets.ts'

// Not below the system's temporary folder, where PocketBase takes itself for a `go run` and switches to development mode.
const outputFolder = inProject('tests/.output')
/** The superuser of every PocketBase in tests. */
export const superuser = { identity: 'test@example.com', password: 'numai-pentru-teste' }
const pollMs = 20

/** A real PocketBase with the project's migrations, on a free port and with separate data. */
export interface PocketBaseServer extends PocketBaseAccess {
  /** The path of its program. */
  program: string
  /** The id of the process that was started last. */
  readonly pid: number
  /** The folder of its data, with `data.db`. */
  dataFolder: string
  /** Kills the process, like a power cut, and waits until it has ended. */
  kill9(): Promise<void>
  /** Ends the process, which writes its log before, and keeps its data. */
  end(): Promise<void>
  /** Starts it again with the same port and data; resolves when it answers. */
  restart(): Promise<void>
  /** Ends the process and removes its data. @throws when one of its logs contains a secret of a list */
  stop(): Promise<void>
  /** Signs in as the superuser; the value is for the Authorization header. */
  superuserToken(): Promise<string>
}

/**
 * @param hooksFolder the hooks to run instead of the shipped ones
 * @param settings environment variables of an operator
 */
export async function startPocketBase(
  hooksFolder?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PocketBaseServer> {
  const program = await ensurePocketBase()
  mkdirSync(outputFolder, { recursive: true })
  const folder = mkdtempSync(join(outputFolder, 'pocketbase-'))
  const hooks = hooksFolder ?? (await ensureHooksBuilt()).hooks
  const parameters = foldersOf(folder, hooks)
  const { identity, password } = superuser
  await promisify(execFile)(program, ['superuser', 'upsert', identity, password, ...parameters])
  const address = `127.0.0.1:${await freePort()}`
  const url = `http://${address}`
  const variables = { [siteSecretVariable]: siteSecret, ...settings }
  const serve = () =>
    startProcess(
      program,
      ['serve', '--http', address, '--origins', url, ...parameters],
      variables,
      url,
      join(folder, 'log'),
    )
  let running = await serve()
  askAsSite({ url, secret: siteSecret })
  return {
    program,
    url,
    secret: siteSecret,
    get pid() {
      return running.pid ?? 0
    },
    dataFolder: join(folder, 'data'),
    kill9: () => end(running, 'SIGKILL'),
    end: () => end(running, 'SIGTERM'),
    restart: async () => {
      running = await serve()
    },
    stop: async () => {
      await end(running, 'SIGTERM')
      const texts = {
        PocketBase: readFileSync(join(folder, 'log'), 'utf8'),
        'PocketBase’s log': logOf(join(folder, 'data')),
      }
      rmSync(folder, { recursive: true, force: true })
      refuseSecrets(texts)
    },
    superuserToken: () => signIn(url, superuser),
  }
}

function foldersOf(folder: string, hooksFolder: string): string[] {
  return [
    ...['--dir', join(folder, 'data'), '--hooksDir', hooksFolder],
    ...['--migrationsDir', inProject('pocketbase/pb_migrations'), '--publicDir', join(folder, 'public')],
    ...['--dev=false', '--automigrate=false', '--hooksWatch=false', `--hooksPool=${hookEngines}`],
  ]
}

async function startProcess(
  program: string,
  parameters: string[],
  settings: Readonly<Record<string, string>>,
  url: string,
  logFile: string,
): Promise<ChildProcess> {
  // Written by PocketBase itself, so that all it has said is in the file when it answers.
  const log = openSync(logFile, 'a')
  const startsAt = fstatSync(log).size
  const server = spawn(program, parameters, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const killWithTests = () => server.kill('SIGKILL')
  process.once('exit', killWithTests)
  server.once('exit', () => process.off('exit', killWithTests))
  await untilHealthy(url, server, () => readFileSync(logFile).subarray(startsAt).toString())
  return server
}

async function untilHealthy(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + testLimits.startMs
  while (!saysItListens(said(), url) || !(await isHealthy(url))) {
    if (server.exitCode !== null) throw new Error(`PocketBase ended with code ${server.exitCode}`)
    if (Date.now() > deadline) throw new Error('PocketBase does not answer')
    await pause(pollMs)
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}

/** Signs in as a superuser; the value is for the Authorization header. */
export async function signIn(
  url: string,
  superuser: { identity: string; password: string },
): Promise<string> {
  const superusers = clientAt(url).collection('_superusers')
  return (await superusers.authWithPassword(superuser.identity, superuser.password)).token
}
