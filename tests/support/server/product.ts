import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { logOf, refuseSecrets } from './kept-secrets.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const outputFolder = join(projectFolder, 'tests/.output')
const pollMs = 10

/** Node's options in the unit of docs/systemd, before its file of settings. */
const unit = readFileSync(join(projectFolder, 'docs/systemd/lista-noastra.service'), 'utf8')
export const nodeOptions = /^ExecStart=\S+ (.+) --env-file/m.exec(unit)?.[1]?.split(' ') ?? []

type Started = ChildProcessByStdio<null, Readable, Readable>

/** Environment variables of an operator's. */
type Settings = Readonly<Record<string, string>>

/** All of a test come from one address. */
const manyPeople: Settings = { LIMITS_FACTOR: '1000' }

/** The whole product as an operator starts it, with a data folder of its own. */
export interface Product {
  /** Without a slash at the end. */
  url: string
  dataFolder: string
  /** The ids of its processes, as they run now. */
  processes(): { site: number; pocketBase: number }
  /** Everything that it has written on its output since it was started first. */
  said(): string
  /** Ends PocketBase as a power cut would. It is started again by the product itself. */
  killPocketBase(): Promise<void>
  /** Ends it, and keeps its data. */
  stop(): Promise<void>
  /** Starts it again on the same port and data, with other settings in place of the first. */
  startAgain(settings?: Settings): Promise<void>
  /** Ends it, and removes its data. @throws when a log of it holds a secret of a list */
  end(): Promise<void>
}

/**
 * @param project the folder of its code
 * @param prepare is given the data folder before the start; what it returns is called at the end, before the folder is
 *   removed
 */
export async function startProduct(
  settings: Settings = {},
  project = projectFolder,
  prepare: (dataFolder: string) => () => void = () => () => undefined,
): Promise<Product> {
  mkdirSync(outputFolder, { recursive: true })
  const folder = mkdtempSync(join(outputFolder, 'product-'))
  const port = `${await freePort()}`
  const tidy = prepare(folder)
  const heard: string[] = []
  let running = await run({ ...settings, PORT: port, DATA_DIR: folder }, project, heard)
  return {
    url: running.url,
    dataFolder: folder,
    processes: () => ({ site: running.pid, pocketBase: pocketBasePid(folder) }),
    said: () => heard.join(''),
    killPocketBase: () => killPocketBase(folder),
    stop: () => running.stop(),
    startAgain: async (others = {}) => {
      running = await run({ ...others, PORT: port, DATA_DIR: folder }, project, heard)
    },
    end: async () => {
      await running.stop()
      const texts = { 'The product': heard.join(''), 'PocketBase’s log': logOf(join(folder, 'pb')) }
      tidy()
      rmSync(folder, { recursive: true, force: true })
      refuseSecrets(texts)
    },
  }
}

/** @param heard receives what it writes */
async function run(settings: Settings, project: string, heard: string[]) {
  const started = spawn(process.execPath, [...nodeOptions, join(project, 'scripts/start.ts')], {
    env: { ...process.env, ...manyPeople, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(started, 'exit')
  return {
    pid: started.pid ?? 0,
    url: await readAddress(started, heard),
    stop: async () => {
      started.kill('SIGTERM')
      await ended
    },
  }
}

/** The start names its PocketBase in the data folder, also after it was started again. */
function pocketBasePid(dataFolder: string): number {
  const { pocketBase } = JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))
  return pocketBase.pid
}

async function killPocketBase(dataFolder: string): Promise<void> {
  const pid = pocketBasePid(dataFolder)
  process.kill(pid, 'SIGKILL')
  while (existsSync(`/proc/${pid}`)) await pause(pollMs)
}

/** The last line that a start prints is the product's address. @param heard receives all that it writes, then and later */
async function readAddress(started: Started, heard: string[]): Promise<string> {
  let said = ''
  let warned = ''
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    warned += text
    heard.push(text)
  })
  return new Promise((resolve, reject) => {
    started.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      heard.push(text)
      const address = /http:\/\/localhost:\d+/.exec(said)
      if (address) resolve(address[0])
    })
    started.once('close', () => reject(new Error(`The product did not start:\n${said}${warned}`)))
  })
}
