import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const outputFolder = join(projectFolder, 'tests/.output')
const pollMs = 10

/** Node's options in the unit of docs/systemd, before its file of settings. */
const unit = readFileSync(join(projectFolder, 'docs/systemd/lista-noastra.service'), 'utf8')
export const nodeOptions = /^ExecStart=\S+ (.+) --env-file/m.exec(unit)?.[1]?.split(' ') ?? []

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
  /** Ends PocketBase as a power cut would. It is started again by the product itself. */
  killPocketBase(): Promise<void>
  /** Ends it, and keeps its data. */
  stop(): Promise<void>
  /** Starts it again on the same port and data, with other settings in place of the first. */
  startAgain(settings?: Settings): Promise<void>
  /** Ends it, and removes its data. */
  end(): Promise<void>
}

/** @param project the folder of its code */
export async function startProduct(settings: Settings = {}, project = projectFolder): Promise<Product> {
  mkdirSync(outputFolder, { recursive: true })
  const folder = mkdtempSync(join(outputFolder, 'product-'))
  const port = `${await freePort()}`
  let running = await run({ ...settings, PORT: port, DATA_DIR: folder }, project)
  return {
    url: running.url,
    dataFolder: folder,
    processes: () => ({ site: running.pid, pocketBase: pocketBasePid(folder) }),
    killPocketBase: () => killPocketBase(folder),
    stop: () => running.stop(),
    startAgain: async (others = {}) => {
      running = await run({ ...others, PORT: port, DATA_DIR: folder }, project)
    },
    end: async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(settings: Settings, project: string) {
  const started = spawn(process.execPath, [...nodeOptions, join(project, 'scripts/start.ts')], {
    env: { ...process.env, ...manyPeople, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(started, 'exit')
  return {
    pid: started.pid ?? 0,
    url: await readAddress(started),
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

/** The last line that a start prints is the product's address. */
async function readAddress(started: ChildProcess): Promise<string> {
  let [said, warned] = ['', '']
  started.stderr?.on('data', (words: Buffer) => {
    warned += words
  })
  for await (const words of started.stdout ?? []) {
    said += words
    const address = /http:\/\/localhost:\d+/.exec(said)
    if (address) return address[0]
  }
  throw new Error(`The product did not start:\n${said}${warned}`)
}
