import { existsSync, statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { databaseBytes, freeBytes } from '../../../src/server/health/disk.ts'
import { readDamage } from '../../../src/server/health/read-damage.ts'
import { readTrials } from '../../../src/server/health/trials.ts'
import { settings } from '../../../src/settings/here.ts'
import { faultOfData } from '../backup/contents.ts'
import { hasData } from '../backup/find.ts'
import { refuseClosedFolder } from '../data-folder.ts'
import { isRunning, processId } from '../process/process-id.ts'
import { answers, type Running, readRunning } from '../process/running.ts'
import { unitProperties } from '../process/systemd.ts'
import { inProject } from '../root.ts'
import { wrongSettings } from '../settings/refuse-wrong.ts'
import { type Attempt, lookInside } from './look-inside.ts'
import { isOpen, wordsOf } from './network.ts'
import type { Seen } from './seen.ts'

const othersMayRead = 0o077
const usPerMs = 1000

interface Circumstances {
  /** Addresses of this machine, without loopback. */
  addresses?: readonly string[]
  nowMs?: number
}

/**
 * Examines every accessible part of the installation over a data folder.
 *
 * @throws Problem when the folder does not exist, or this user may not read it
 */
export async function examine(
  folder: string,
  { addresses = outerAddresses(), nowMs = Date.now() }: Circumstances = {},
): Promise<Seen> {
  refuseClosedFolder(folder)
  const failures: [name: string, words: string][] = []
  const attempt: Attempt = async (name, look) => {
    try {
      return await look()
    } catch (error) {
      failures.push([name, wordsOf(error)])
      return undefined
    }
  }
  const life = await lookAtLife(readRunning(folder))
  return {
    nowMs,
    life,
    ...(await lookInside(life, folder, addresses, attempt)),
    pages: await attempt('the databases', () => lookAtPages(folder, life)),
    keeping: await attempt('the backups', () => lookAtKeeping(folder)),
    disk: await attempt('the disk', () => lookAtDisk(folder)),
    isDemo: settings.DEMO,
    wrongSettings: wrongSettings(),
    readableByOthers: [folder, join(folder, 'admin.json'), join(folder, 'running.json')].filter(
      isReadableByOthers,
    ),
    failures: new Map(failures),
  }
}

/** The addresses of this machine, without loopback. */
function outerAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address)
}

/** @param running the mark of the start that uses the data folder */
async function lookAtLife(running: Running | undefined): Promise<Seen['life']> {
  const unit = askSystemd()
  if (!running) return { unit, kind: 'absent' }
  const { url, pid } = running
  const keeper = running.keeper ?? processId(pid)
  const isKept = keeper !== undefined && isRunning(keeper)
  if (await answers(running)) return { unit, kind: 'answers', isKept, running }
  if (!isKept) return { unit, kind: 'gone', pid }
  return { unit, kind: 'silent', pid, isListening: await isOpen('127.0.0.1', Number(new URL(url).port)) }
}

function askSystemd(): Seen['life']['unit'] {
  const unit = unitProperties(
    ...['ActiveState', 'Result', 'NRestarts', 'StateChangeTimestampMonotonic', 'WorkingDirectory'],
  )
  if (unit.WorkingDirectory !== inProject()) return undefined
  return {
    state: unit.ActiveState ?? '',
    result: unit.Result ?? '',
    restarts: Number(unit.NRestarts),
    sinceMs: monotonicMs() - Number(unit.StateChangeTimestampMonotonic) / usPerMs,
  }
}

/** The time since the machine was started, by the clock that systemd uses. */
function monotonicMs(): number {
  return Number(process.hrtime.bigint() / 1_000_000n)
}

function lookAtKeeping(folder: string): NonNullable<Seen['keeping']> {
  const data = statSync(join(folder, 'pb'), { throwIfNoEntry: false })
  return { sinceMs: data?.birthtimeMs, trials: readTrials(folder) }
}

/**
 * Reads all of the databases, after all requests, because it blocks the process meanwhile. The databases of a standby, over
 * which no site runs, are left to Litestream.
 */
function lookAtPages(folder: string, { kind }: Seen['life']): Seen['pages'] {
  const isLookedAt = kind === 'answers' && hasData(folder)
  const found = isLookedAt ? (faultOfData(join(folder, 'pb'), 'quick') ?? 'nothing') : undefined
  return { noted: readDamage(folder), found }
}

async function lookAtDisk(folder: string): Promise<NonNullable<Seen['disk']>> {
  return { freeBytes: await freeBytes(folder), databaseBytes: databaseBytes(join(folder, 'pb')) }
}

/** False on Windows, which has no such bits of permission. */
function isReadableByOthers(path: string): boolean {
  if (process.platform === 'win32' || !existsSync(path)) return false
  return (statSync(path).mode & othersMayRead) !== 0
}
