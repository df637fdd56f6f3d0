import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Standby } from '../../../scripts/lib/cluster/cluster-file.ts'
import { ensureEngine } from '../../../scripts/lib/cluster/engines.ts'
import { litestreamFile } from '../../../scripts/lib/cluster/litestream-file.ts'
import { freePort } from '../../../scripts/lib/free-port.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { nodeOptions } from './product.ts'

const pollMs = 20

/** A node's copy on "another machine": a folder, Litestream's follower, and scripts that do what systemd does. */
export interface TestStandby {
  /** As cluster.json has them. */
  standby: Standby
  replica: string
  fence: string
  /** Ends Litestream at the node, as its machine's end does. */
  killReplication(): Promise<void>
  stop(): Promise<void>
}

/**
 * Copies a node's database into a folder beside it.
 *
 * @param settings that the site of the standby starts with
 */
export async function startStandby(
  folder: string,
  name: string,
  nodeData: string,
  settings: Readonly<Record<string, string>>,
): Promise<TestStandby> {
  const litestream = await ensureEngine('litestream')
  const home = join(folder, `standby-${name}`)
  const data = join(home, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const replica = `file://${join(home, 'replica')}`
  const port = await freePort()
  const config = join(home, 'litestream.yml')
  writeFileSync(config, litestreamFile({ database: join(nodeData, 'pb/data.db'), replica }))
  const replication = start(litestream, ['replicate', '-config', config], join(home, 'replicate.log'))
  const follow = ['restore', '-f', '-follow-interval', '50ms', '-o', join(data, 'pb/data.db'), replica]
  const script = (what: string, text: string) => {
    const path = join(home, what)
    writeFileSync(path, `#!/bin/sh\nset -e\ncd ${home}\n${text}\n`)
    chmodSync(path, 0o755)
    return path
  }
  const env = Object.entries({ ...settings, DATA_DIR: data, PORT: `${port}` }).map(
    ([key, value]) => `${key}='${value}'`,
  )
  const begin = `env ${env.join(' ')} ${process.execPath} ${nodeOptions.join(' ')} ${inProject('scripts/start.ts')}`
  const startFollower = script(
    'follow',
    `setsid ${litestream} ${follow.join(' ')} >> follow.log 2>&1 & echo $! > follower.pid`,
  )
  const unfollow = script(
    'unfollow',
    'kill $(cat follower.pid); while kill -0 $(cat follower.pid) 2>/dev/null; do sleep 0.02; done',
  )
  const standby = {
    run: [],
    lista: 'false',
    address: `http://127.0.0.1:${port}`,
    data,
    unfollow,
    start: script('start', `setsid ${begin} >> site.log 2>&1 & echo $! > site.pid`),
  }
  await untilThere(join(home, 'replica'))
  run(startFollower)
  await untilThere(join(data, 'pb/data.db-txid'))
  return {
    standby,
    replica,
    fence: script('fence', killNode(nodeData)),
    killReplication: () => end(replication),
    stop: async () => {
      await end(replication)
      for (const file of ['follower.pid', 'site.pid']) kill(pidIn(join(home, file)), 'SIGTERM')
      const site = pidIn(join(home, 'site.pid'))
      while (site && existsSync(`/proc/${site}`)) await pause(pollMs)
    },
  }
}

/** A power cut of the machine of a node: its site and its PocketBase at once. */
function killNode(nodeData: string): string {
  const running = join(nodeData, 'running.json')
  const pids = `$(${process.execPath} -p "const r = JSON.parse(require('fs').readFileSync('${running}')); r.pid + ' ' + r.pocketBase.pid")`
  return `test -e ${running} || exit 0; for pid in ${pids}; do kill -9 $pid 2>/dev/null || true; done`
}

function start(program: string, parameters: string[], log: string): ChildProcess {
  const child = spawn('sh', ['-c', `exec "$0" "$@" >> ${log} 2>&1`, program, ...parameters], {
    stdio: 'ignore',
  })
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)
  child.once('exit', () => process.off('exit', killWithTests))
  return child
}

function run(script: string): void {
  const { status, stderr } = spawnSync(script, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${script}: ${stderr}`)
}

async function untilThere(path: string): Promise<void> {
  while (!existsSync(path)) await pause(pollMs)
}

function pidIn(path: string): number | undefined {
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
