import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { settings } from '../../../src/settings/here.ts'
import { Problem } from '../problem.ts'
import { answers, readRunning } from '../process/running.ts'
import { unitProperties } from '../process/systemd.ts'
import { inProject } from '../root.ts'

/** Starts and stops the site. */
interface Service {
  stop: () => void
  start: () => void
  /** Number of restarts by systemd since it was started. */
  restarts: () => number
}

const unit = settings.UNIT
const init = 1
/** A start may have to fetch PocketBase, and to build content that admins have published. */
const patienceMs = 300_000
const mostRestarts = 2
const lookEveryMs = 300

/**
 * The service that runs the site over a data folder; undefined when nothing runs.
 *
 * @throws Problem when the site runs outside of the service, or the service runs over another folder
 */
export async function serviceOver(folder: string): Promise<Service | undefined> {
  const running = readRunning(folder)
  const isRunning = running !== undefined && (await answers(running))
  const {
    ActiveState: state = '',
    MainPID: mainPid = '',
    WorkingDirectory: place,
  } = unitProperties('ActiveState', 'MainPID', 'WorkingDirectory')
  if (isRunning && isBelow(running.pid, Number(mainPid))) return systemd
  if (isRunning)
    throw new Problem(
      `The site runs outside of systemd’s ${unit} (process ${running.pid}): stop it, run this again, and start it.`,
    )
  if (place === inProject() && ['active', 'activating', 'reloading'].includes(state))
    throw new Problem(
      `${unit} is ${state} and serves nothing over ${folder}: set DATA_DIR to its data folder, or systemctl stop ${unit} first.`,
    )
  return undefined
}

const systemd: Service = {
  stop: () => systemctl('stop', unit),
  start: () => {
    // systemd refuses to start a unit that has failed too often, until it is reset.
    spawnSync('systemctl', ['reset-failed', unit])
    systemctl('start', unit)
  },
  restarts: () => Number(unitProperties('NRestarts').NRestarts ?? 0),
}

/** From now on signals do not end this process, so that it never leaves the site stopped. */
export function outlastSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
}

/** Waits until the started site is healthy. @returns false when it is not healthy in time, or keeps restarting */
export async function isUpSoon(folder: string, service: Service): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs
  while (performance.now() < giveUpAt) {
    if (await isWell(folder)) return true
    if (service.restarts() >= mostRestarts) return false
    await wait(lookEveryMs)
  }
  return false
}

async function isWell(folder: string): Promise<boolean> {
  const site = readRunning(folder)?.site
  if (!site) return false
  const url = new URL('/api/health', site.url)
  if (settings.HOST) url.hostname = settings.HOST
  const answer = await fetch(url).catch(() => undefined)
  return answer?.status === 200
}

function systemctl(verb: 'stop' | 'start', name: string): void {
  const { status, stderr } = spawnSync('systemctl', [verb, name], { encoding: 'utf8' })
  if (status !== 0)
    throw new Problem(`systemctl ${verb} ${name} failed (${stderr.trim()}): run this as root.`)
}

/** True when one process has started the other, directly or through others. */
function isBelow(pid: number, ancestor: number): boolean {
  let at = pid
  while (at > init && at !== ancestor) at = parentOf(at)
  return at === ancestor && at > init
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? init)
  } catch {
    return init
  }
}
