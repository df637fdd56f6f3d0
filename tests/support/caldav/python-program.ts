import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../limits.ts'

/** The PyPI library that most Python programs use for CalDAV. */
const library = 'caldav==3.6.0'

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
    return { missing: `needs python3 with venv, and pip that reaches ${radicale.join(' and ')}` }
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
    return { missing: `needs python3 with venv, and pip that reaches ${checker.join(' and ')}` }
  }
}

/** The program that sends random requests by an OpenAPI document. */
const fuzzer = 'schemathesis==4.32.5'

/** Returns the Python that runs schemathesis; or the reason why there is none. */
export function findFuzzer(): { python: string } | { missing: string } {
  try {
    return { python: ensurePackages([fuzzer]) }
  } catch {
    return { missing: `needs python3 with venv, and pip that reaches ${fuzzer}` }
  }
}

/** Returns the folder of vdirsyncer and todoman; or the reason why there is none. */
export function findFileTools(): { folder: string } | { missing: string } {
  try {
    return { folder: dirname(ensurePackages(fileTools)) }
  } catch {
    return { missing: `needs python3 with venv, and pip that reaches ${fileTools.join(' and ')}` }
  }
}

/** A task program by another author. */
export type ProgramKind = 'caldav' | 'home-assistant'

export interface PythonProgram {
  /** Runs a command of the program. @throws Error with the program's message if the command fails */
  ask: (name: string, ...parts: readonly string[]) => Promise<unknown>
  stop: () => void
}

/**
 * Returns the Python that runs a program: for the library that of an environment made for it, for Home Assistant the one in
 * HOME_ASSISTANT_PYTHON, because its installation takes minutes; or the reason why there is none.
 */
export function findPython(kind: ProgramKind): { python: string } | { missing: string } {
  const named = process.env.HOME_ASSISTANT_PYTHON
  if (kind === 'home-assistant')
    return named ? { python: named } : { missing: 'needs HOME_ASSISTANT_PYTHON, a Python with homeassistant' }
  try {
    return { python: ensurePackages([library]) }
  } catch {
    return { missing: `needs python3 with venv, and pip that reaches ${library}` }
  }
}

/**
 * Returns the Python of an environment with some packages of PyPI. It is made under another name first, so that an interrupted
 * installation does not count as complete.
 *
 * @throws without python3, its venv or pip's access to the packages
 */
export function ensurePackages(packages: readonly string[]): string {
  const folder = inProject(`node_modules/.cache/${packages.join('-').replaceAll('==', '-')}`)
  const python = join(folder, 'bin/python')
  if (existsSync(python)) return python
  const partial = `${folder}-${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  try {
    execFileSync('python3', ['-m', 'venv', '--copies', partial], { stdio: 'ignore' })
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]
    execFileSync(join(partial, 'bin/python'), pip, { stdio: 'ignore', timeout: testLimits.startMs })
    renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return python
}

/** Starts a program with an API key; resolves when the program has found its calendar. */
export async function startPython(kind: ProgramKind, url: string, key: string): Promise<PythonProgram> {
  const found = findPython(kind)
  if ('missing' in found) throw new Error(found.missing)
  const script = inProject('tests/support/caldav/client.py')
  const child = spawn(found.python, [script, kind, url, key], { stdio: ['pipe', 'pipe', 'pipe'] })
  const nextLine = lineReader(child)
  await nextLine()
  return {
    ask: async (name, ...parts) => {
      child.stdin.write(`${JSON.stringify([name, ...parts])}\n`)
      const answer = JSON.parse(await nextLine()) as { done?: unknown; problem?: string }
      if (answer.problem !== undefined) throw new Error(answer.problem)
      return answer.done
    },
    stop: () => void child.kill(),
  }
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
