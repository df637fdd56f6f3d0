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

/** Environment variables of an operator. */
type Settings = Readonly<Record<string, string>>

/** All people of a test have one address. */
const manyPeople: Settings = { LIMITS_FACTOR: '1000' }

/** The whole product as an operator starts it, with a separate data folder. */
export interface Product {
  /** Without a slash at the end. */
  url: string
  dataFolder: string
  /** Returns the ids of the current processes. */
  processes(): { site: number; pocketBase: number }
  /** Returns all output since the first start. */
  said(): string
  /** Kills PocketBase, as a power cut would. The product starts it again by itself. */
  killPocketBase(): Promise<void>
  /** Ends the product, and keeps its data. */
  stop(): Promise<void>
  /** Starts the product again on the same port and data, with other settings instead of the first. */
  startAgain(settings?: Settings): Promise<void>
  /** Ends the product, and removes its data. @throws when one of its logs contains a secret of a list */
  end(): Promise<void>
}

/**
 * @param project the folder of the code
 * @param prepare called with the data folder before the start; the function that it returns is called at the end, before the
 *   folder is removed
 */
export async function startProduct(
  settings: Settings = {},
  project = projectFolder,
  prepare: (dataFolder: string) => () => void = () => () => undefined,
): Promise<Product> {
  mkdirSync(outputFolder, { recursive: true })
  const folder = mkdtempSync(join(outputFolder, 'product-'))
  const port = `${await freePort('for long')}`
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

/** @param heard receives the output */
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

/** Returns the id of PocketBase's process, which the product writes to the data folder at each start of PocketBase. */
function pocketBasePid(dataFolder: string): number {
  const { pocketBase } = JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))
  return pocketBase.pid
}

async function killPocketBase(dataFolder: string): Promise<void> {
  const pid = pocketBasePid(dataFolder)
  process.kill(pid, 'SIGKILL')
  while (existsSync(`/proc/${pid}`)) await pause(pollMs)
}

/**
 * Waits for the product's address, which is the last line that a start prints.
 *
 * @param heard receives all output, then and later
 */
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
