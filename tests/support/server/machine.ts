import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { copyBuildTo } from './copy-build.ts'

interface Said {
  code: number
  out: string
  error: string
}

/** The author of commits in tests. */
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']

/**
 * A machine that serves a clone of this project, installed as in docs/operating.md, with the repository of its origin. A
 * script replaces systemd.
 */
export class Machine {
  readonly folder: string
  readonly project: string
  readonly data: string
  readonly #origin: string
  readonly #env: NodeJS.ProcessEnv

  private constructor(folder: string, port: number, pocketBasePort: number) {
    this.folder = folder
    this.project = join(folder, 'project')
    this.data = join(folder, 'data')
    this.#origin = join(folder, 'origin')
    const bin = join(folder, 'bin')
    this.#env = {
      ...withoutNpms(process.env),
      PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter),
      UNIT_FOLDER: folder,
      DATA_DIR: this.data,
      PORT: String(port),
      POCKETBASE_PORT: String(pocketBasePort),
      LIMITS_FACTOR: '1000',
    }
  }

  /** Clones the current project with its uncommitted changes and its build, and starts nothing. */
  static async install(): Promise<Machine> {
    mkdirSync(inProject('tests/.output'), { recursive: true })
    const folder = mkdtempSync(inProject('tests/.output/machine-'))
    const machine = new Machine(folder, await freePort('for long'), await freePort('for long'))
    for (const name of ['origin', 'state', 'bin', 'data'])
      mkdirSync(join(machine.folder, name), { mode: 0o700 })
    copyFileSync(inProject('tests/support/server/systemctl.sh'), join(machine.folder, 'bin/systemctl'))
    machine.#copyHere()
    machine.#inOrigin('init', '--quiet', '--initial-branch=main')
    machine.commit()
    execFileSync('git', ['clone', '--quiet', machine.#origin, machine.project])
    symlinkSync(inProject('node_modules'), join(machine.project, 'node_modules'))
    await copyBuildTo(join(machine.project, 'dist/site'))
    return machine
  }

  get url(): string {
    return `http://localhost:${this.#env.PORT}`
  }

  get pb(): string {
    return join(this.data, 'pb')
  }

  /** Returns the machine's current commit. */
  get present(): string {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: this.project, encoding: 'utf8' }).trim()
  }

  /** The output of the site since its first start. */
  get log(): string {
    const path = join(this.folder, 'state/log')
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }

  /** Commits files to the repository of the origin. @returns the commit's hash */
  commit(files: Readonly<Record<string, string>> = {}): string {
    for (const [path, content] of Object.entries(files)) writeFileSync(join(this.#origin, path), content)
    this.#inOrigin('add', '--all')
    this.#inOrigin(...author, 'commit', '--quiet', '--message=test')
    return this.#inOrigin('rev-parse', 'HEAD').trim()
  }

  /** Runs a script of the machine's project as npm does. */
  async run(script: string, ...parameters: string[]): Promise<Said> {
    const started = this.begin(script, ...parameters)
    const [out, error, [code]] = await Promise.all([
      text(started.stdout),
      text(started.stderr),
      once(started, 'close'),
    ])
    return { code, out: out.trim(), error: error.trim() }
  }

  /** Starts a script in a separate process group. */
  begin(script: string, ...parameters: string[]): ChildProcessByStdio<null, Readable, Readable> {
    return spawn('node', ['scripts/bootstrap.mjs', `scripts/${script}`, ...parameters], {
      cwd: this.project,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
  }

  systemctl(verb: 'start' | 'stop'): void {
    execFileSync('systemctl', [verb, 'lista-noastra'], { env: this.#env })
  }

  async isWell(): Promise<boolean> {
    const answer = await fetch(`${this.url}/api/health`).catch(() => undefined)
    return answer?.ok ?? false
  }

  /** True if the service was started, and not stopped. */
  get isStarted(): boolean {
    return existsSync(join(this.folder, 'state/pid'))
  }

  remove(): void {
    if (this.isStarted) this.systemctl('stop')
    rmSync(this.folder, { recursive: true, force: true })
  }

  #copyHere(): void {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: inProject(),
      encoding: 'utf8',
    })
    for (const path of listed.split('\0').filter((name) => name !== '' && existsSync(inProject(name)))) {
      mkdirSync(dirname(join(this.#origin, path)), { recursive: true })
      copyFileSync(inProject(path), join(this.#origin, path))
    }
  }

  #inOrigin(...parameters: string[]): string {
    return execFileSync('git', parameters, { cwd: this.#origin, encoding: 'utf8' })
  }
}

/** The environment without the variables of the npm that runs the tests, as in a person’s shell. */
function withoutNpms(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST)/.test(name)))
}
