import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parse } from 'yaml'
import { inProject } from '../../../scripts/lib/root.ts'

interface Said {
  code: number
  out: string
  error: string
}

/** The settings of a service in compose.yaml that decide how a command runs in its container. */
interface Service {
  env_file: string
  environment: Readonly<Record<string, string | number>>
}

/** The settings of an image, read from deploy/Containerfile. */
interface Image {
  place: string
  user: string
  env: Readonly<Record<string, string>>
  entrypoint: string[]
  healthcheck: string[]
}

/** A path without the programs of the machine, which the image does not have. */
const path = '/nowhere'

/**
 * Emulates `compose` for the service `site` of a folder with compose.yaml, without a container engine. Each container
 * is a process in its own namespaces (container.sh), with the user, the environment and the rights set by compose.yaml
 * and the Containerfile. No port is published.
 */
export class Compose {
  readonly #folder: string
  readonly #release: string
  readonly #image: Image
  #site: ChildProcess | undefined

  /**
   * @param folder the folder with compose.yaml and the files that compose.yaml names
   * @param release the folder of an unpacked release
   */
  constructor(folder: string, release: string, name: string) {
    this.#folder = folder
    this.#release = release
    this.#image = readImage(name)
    for (const made of ['data', 'root', 'other-root']) mkdirSync(join(folder, made))
    const [uid, gid] = this.#image.user.split(':').map(Number)
    chownSync(join(folder, 'data'), uid ?? 0, gid ?? 0)
  }

  /** Runs a command line of the docs: `podman compose VERB …`. */
  run(line: string): Promise<Said> {
    const words = line.trim().split(/\s+/)
    const [podman, compose, verb, ...rest] = words
    if (podman !== 'podman' || compose !== 'compose') throw new Error(`This is no compose command: ${line}`)
    switch (verb) {
      case 'up':
        return this.#up()
      case 'stop':
        return this.stop()
      case 'exec':
        return this.exec(...rest.slice(1))
      case 'run':
        return this.#runOnce(rest)
      default:
        throw new Error(`There is no podman compose ${verb} here.`)
    }
  }

  /** Runs a command in the running container. */
  exec(...command: string[]): Promise<Said> {
    const namespaces = ['--mount', '--net', '--pid', '--ipc', '--uts', '--root']
    return hear(spawn('nsenter', ['--target', this.#inner(), ...namespaces, '--', ...this.#asUser(command)]))
  }

  /** Runs the image's own health check. */
  healthcheck(): Promise<Said> {
    return this.exec(...this.#image.healthcheck)
  }

  async stop(): Promise<Said> {
    if (this.#site?.exitCode === null) {
      const ended = once(this.#site, 'close')
      process.kill(Number(this.#inner()), 'SIGTERM')
      await ended
    }
    this.#site = undefined
    return { code: 0, out: '', error: '' }
  }

  async #up(): Promise<Said> {
    if (this.#site) return { code: 0, out: '', error: '' }
    this.#site = this.#start('root', this.#image.entrypoint)
    this.#site.stderr?.pipe(process.stderr, { end: false })
    const [line] = await once(this.#site.stdout ?? this.#site, 'data')
    return { code: 0, out: String(line), error: '' }
  }

  #runOnce(words: readonly string[]): Promise<Said> {
    const [rm, option, entrypoint, service, ...parameters] = words
    if (rm !== '--rm' || option !== '--entrypoint' || service !== 'site')
      throw new Error(`This is not run here: ${words.join(' ')}`)
    return hear(this.#start('other-root', [entrypoint ?? '', ...parameters]))
  }

  #start(root: string, command: readonly string[]): ChildProcess {
    return spawn('unshare', [
      ...['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--'],
      ...['sh', inProject('tests/support/server/container.sh'), join(this.#folder, root), this.#release],
      ...[this.#image.place, join(this.#folder, 'data'), join(this.#folder, 'smtp-password')],
      ...this.#asUser(command),
    ])
  }

  /** Wraps a command to run as the image's user, without capabilities, and only with the environment from compose. */
  #asUser(command: readonly string[]): string[] {
    const [uid = '', gid = ''] = this.#image.user.split(':')
    const rights = ['--clear-groups', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs']
    const variables = Object.entries(this.#environment()).map(([name, value]) => `${name}=${value}`)
    return [
      ...['setpriv', '--reuid', uid, '--regid', gid, ...rights, '--'],
      ...['env', '--ignore-environment', `--chdir=${this.#image.place}`, ...variables, ...command],
    ]
  }

  #environment(): Readonly<Record<string, string | number>> {
    const { services } = parse(readFileSync(join(this.#folder, 'compose.yaml'), 'utf8'))
    const { env_file, environment }: Service = services.site
    const lines = readFileSync(join(this.#folder, env_file), 'utf8').split('\n').filter(Boolean)
    const ofFile = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s)))
    return { PATH: path, ...this.#image.env, ...ofFile, ...environment }
  }

  /** Returns the id of the container's process on this machine, which is the only child of unshare. */
  #inner(): string {
    return execFileSync('ps', ['--ppid', String(this.#site?.pid), '-o', 'pid='], { encoding: 'utf8' }).trim()
  }
}

function readImage(release: string): Image {
  const file = readFileSync(inProject('deploy/Containerfile'), 'utf8').replace(/\$\{RELEASE\}/g, release)
  const after = (instruction: RegExp) => instruction.exec(file)?.[1] ?? ''
  const env = after(/^ENV (.+)$/m).split(' ')
  return {
    place: after(/^WORKDIR (.+)$/m),
    user: after(/^USER (.+)$/m),
    env: Object.fromEntries(env.map((pair) => pair.split('='))),
    entrypoint: JSON.parse(after(/^ENTRYPOINT (.+)$/m)),
    healthcheck: JSON.parse(after(/^HEALTHCHECK .*CMD (.+)$/m)),
  }
}

async function hear(child: ChildProcess): Promise<Said> {
  const [out, error, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  return { code, out, error: error.trim() }
}
