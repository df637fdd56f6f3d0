import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../limits.ts'
import { ensureHomeAssistant, ensurePackages } from './packages.ts'

/** The PyPI library that most Python programs use for CalDAV: its newest version, and the one that Home Assistant has. */
export const libraries = ['caldav==3.6.0', 'caldav==1.3.9'] as const
const [library] = libraries

/** The newest version for Python 3.11, its packages in home-assistant.txt: those that CalDAV and REST use, and no others. */
export const homeAssistant = 'homeassistant==2024.3.3'

/** The programs that keep tasks as files, and synchronise them. */
const fileTools = ['vdirsyncer==0.21.0', 'todoman==4.7.0']

/** Packages that Radicale's own tests need beside its source. PyPI has the source without the tests. */
const radicale = ['radicale==3.9.0', 'pytest==9.2.0']

/** Returns the Python and the source with which Radicale's own tests run; or the reason why there are none. */
export function findRadicale(): { python: string; source: string } | { missing: string } {
  const source = process.env.RADICALE_SOURCE
  if (!source) return { missing: 'needs RADICALE_SOURCE, a folder with Radicale’s source' }
  try {
    return { python: ensurePackages(radicale), source }
  } catch {
    return { missing: `needs python3 with venv, and access to ${radicale.join(' and ')}` }
  }
}

/** The checks of servers by the authors of the library. */
const checker = ['caldav-server-tester==1.7.0', library]

/** Returns python-caldav's checker of servers; or the reason why there is none. */
export function findChecker(): { python: string; script: string } | { missing: string } {
  try {
    const python = ensurePackages(checker)
    return { python, script: join(dirname(python), 'caldav-server-tester') }
  } catch {
    return { missing: `needs python3 with venv, and access to ${checker.join(' and ')}` }
  }
}

/** The program that sends random requests by an OpenAPI document. */
const fuzzer = 'schemathesis==4.32.5'

/** Returns the Python that runs schemathesis; or the reason why there is none. */
export function findFuzzer(): { python: string } | { missing: string } {
  try {
    return { python: ensurePackages([fuzzer]) }
  } catch {
    return { missing: `needs python3 with venv, and access to ${fuzzer}` }
  }
}

/** Returns the folder of vdirsyncer and todoman; or the reason why there is none. */
export function findFileTools(): { folder: string } | { missing: string } {
  try {
    return { folder: dirname(ensurePackages(fileTools)) }
  } catch {
    return { missing: `needs python3 with venv, and access to ${fileTools.join(' and ')}` }
  }
}

/** GNOME's tasks, in Debian's packages evolution-data-server, gir1.2-ecal-2.0 and python3-gi. */
export const evolution = 'evolution-data-server'

/** Task programs by other authors, with their versions. */
export const programKinds = [...libraries, homeAssistant] as const
export type ProgramKind = (typeof programKinds)[number] | typeof evolution

export interface PythonProgram {
  /** Runs a command of the program. @throws Error with the program's message if the command fails */
  ask: (name: string, ...parts: readonly string[]) => Promise<unknown>
  stop: () => Promise<void>
}

/** A program that runs a module of this folder. */
interface Found {
  command: readonly string[]
  module: string
  version: string
}

/** Returns a program, in an environment made for it; or the reason why there is none. */
export function findProgram(kind: ProgramKind): Found | { missing: string } {
  if (kind === evolution) return findEvolution()
  const [, version = ''] = kind.split('==')
  try {
    if (kind === library) return { command: [ensurePackages([kind])], module: 'library', version }
    const module = kind === homeAssistant ? 'home_assistant' : 'library'
    return { command: [ensureHomeAssistant()], module, version }
  } catch {
    return { missing: `needs python3 with venv, and access to ${kind}` }
  }
}

/** The packages of Debian are for its own Python, whichever comes first in PATH. */
function findEvolution(): Found | { missing: string } {
  const command = ['dbus-run-session', '--', '/usr/bin/python3']
  const [program = '', ...parts] = command
  const script = inProject('tests/support/caldav/evolution.py')
  const { status, stdout } = spawnSync(program, [...parts, script], {
    encoding: 'utf8',
    timeout: testLimits.startMs,
  })
  if (status === 0) return { command, module: 'evolution', version: stdout.trim() }
  return { missing: `needs ${evolution}, gir1.2-ecal-2.0, python3-gi and dbus` }
}

/** Starts a program with an API key; resolves when the program has found its calendar. */
export async function startPython(kind: ProgramKind, url: string, key: string): Promise<PythonProgram> {
  const found = findProgram(kind)
  if ('missing' in found) throw new Error(found.missing)
  const [program = '', ...parts] = found.command
  const script = inProject('tests/support/caldav/client.py')
  const home = makeHome(found.module)
  const own = { HOME: home, XDG_RUNTIME_DIR: home, LC_ALL: 'C.UTF-8', GSETTINGS_BACKEND: 'memory' }
  const child = spawn(program, [...parts, script, found.module, url, key], {
    env: { PATH: process.env.PATH, ...own },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await ended
    rmSync(home, { recursive: true, maxRetries: 20, retryDelay: 50 })
  }
  const nextLine = lineReader(child)
  await nextLine().catch(async (problem: unknown) => {
    await stop()
    throw problem
  })
  return {
    ask: async (name, ...parts) => {
      child.stdin.write(`${JSON.stringify([name, ...parts])}\n`)
      const answer = JSON.parse(await nextLine()) as { done?: unknown; problem?: string }
      if (answer.problem !== undefined) throw new Error(answer.problem)
      return answer.done
    },
    stop,
  }
}

/** Returns the home of a program, in which a session bus starts no keyring, because that would outlive it. */
function makeHome(name: string): string {
  const home = mkdtempSync(join(tmpdir(), `${name}-`))
  const services = join(home, '.local/share/dbus-1/services')
  mkdirSync(services, { recursive: true })
  const none = '[D-BUS Service]\nName=org.freedesktop.secrets\nExec=/bin/false\n'
  writeFileSync(join(services, 'org.freedesktop.secrets.service'), none)
  return home
}

function lineReader({ stdout, stderr }: ChildProcess): () => Promise<string> {
  if (!(stdout && stderr)) throw new Error('The program has no output')
  let said = ''
  stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  return async () => {
    const { done, value } = await lines.next()
    if (done) throw new Error(`The program ended: ${said}`)
    return value
  }
}
