import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '../../../scripts/lib/root.ts'
import { refuseSecrets } from '../../support/server/kept-secrets.ts'

const pollMs = 20

type Npm = ChildProcessByStdio<null, Readable, Readable>

/** A run of `npm start`, as a person starts it, in a separate process group. */
export interface Started {
  npm: Npm
  address: string
  /** The line that it printed when it began to serve. */
  line: string
  /** Returns the lines on stderr so far. */
  said: () => string[]
  /** Returns all processes below npm, itself included, with their command lines. */
  processes: () => ProcessRow[]
  /**
   * Resolves when every process that `processes` has ever returned has ended.
   *
   * @throws when the output has a secret of a list
   */
  allGone: () => Promise<void>
}

export interface ProcessRow {
  pid: number
  command: string
}

/** Makes a data folder for a test. */
export function makeDataFolder(): { folder: string; remove: () => void } {
  mkdirSync(inProject('tests/.output'), { recursive: true })
  const folder = mkdtempSync(inProject('tests/.output/data-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts the site on a port that the system chooses, and waits for the line with the address. */
export async function start(env: Record<string, string>, codeFolder = inProject()): Promise<Started> {
  const npm = spawnStart({ PORT: '0', ...env }, codeFolder)
  const seen = new Set<number>()
  const processes = (): ProcessRow[] => {
    const rows = below(npm.pid ?? 0)
    for (const { pid } of rows) seen.add(pid)
    return rows
  }
  let words = ''
  npm.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text
  })
  const line = await lineFrom(npm)
  const address = addressIn(line)
  processes()
  const allGone = async () => {
    await until(() => [...seen].every((pid) => !isAlive(pid)))
    refuseSecrets({ 'The start': words })
  }
  return { npm, address, line, said: () => words.split('\n').slice(0, -1), processes, allGone }
}

/** Runs a start that must fail. */
export async function startInVain(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const npm = spawnStart(env, inProject())
  const [said, [code]] = await Promise.all([text(npm.stderr), once(npm, 'close')])
  return { code, said }
}

/** Warnings of a start without public settings, as worded by `misleading`. */
const warning = /^(?:<4>)?(?:(?:SITE_URL|PUBLIC_CONTACT_EMAIL|SMTP_HOST) is not set: |Nothing writes down )/

/** Returns the lines that are no such warnings. */
export function withoutWarnings(lines: readonly string[]): string[] {
  return lines.filter((line) => !warning.test(line))
}

/** Resolves once the condition is true; the test's own time limit ends the wait. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(pollMs)
}

function spawnStart(env: Record<string, string>, codeFolder: string): Npm {
  return spawn('npm', ['start', '--silent'], {
    cwd: codeFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

async function lineFrom(npm: Npm): Promise<string> {
  npm.stderr.pipe(process.stderr, { end: false })
  const [line] = await once(npm.stdout.setEncoding('utf8'), 'data')
  return String(line)
}

function addressIn(line: string): string {
  const address = /http:[^\s)]+/.exec(line)?.[0]
  if (!address) throw new Error(`no address in '${line}'`)
  return address
}

function below(root: number): ProcessRow[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((match) => ({ pid: Number(match?.[1]), parent: Number(match?.[2]), command: match?.[3] ?? '' }))
  const found = rows.filter(({ pid }) => pid === root)
  for (const { pid } of found) found.push(...rows.filter(({ parent }) => parent === pid))
  return found
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
