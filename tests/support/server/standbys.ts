import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterNode, Standby } from '../../../scripts/lib/cluster/cluster-file.ts'
import { isRunning, processId } from '../../../scripts/lib/process/process-id.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../limits.ts'
import { nodeOptions } from './product.ts'

const pollMs = 20

type Unit = 'lista-replicate' | 'lista-standby'

/** A machine of a cluster: a folder with scripts that emulate systemd for the units that were copied to it. */
export interface TestMachine {
  /** Entry of the machine in cluster.json as a standby. */
  standby: Standby
  /** Entry of the machine in cluster.json as a node. */
  node: ClusterNode
  /** Command that makes sure that the machine's site has ended. */
  fence: string
  /** Kills the site and its Litestream at once. */
  cutPower(): void
  /** Kills the site and its PocketBase at once. */
  killSite(): void
  /** Starts the site, unless it runs. */
  startSite(): void
  /** Kills one Litestream. */
  kill(unit: Unit): void
  /** Starts one Litestream with its current unit. */
  begin(unit: Unit): void
  stop(): Promise<void>
}

interface Place {
  /** Folder of the scripts. */
  home: string
  /** The site's data folder. */
  data: string
  host: string
  port: string
  /** Environment variables of the site. */
  settings: Readonly<Record<string, string>>
  /** True if the machine is reached as by ssh: by a command without the caller's folder and environment. */
  isRemote?: boolean
}

/** Beginning of all scripts. The site and Litestream lead process groups, whose ids are in files. */
const head = `#!/bin/sh
set -e
cd "$(dirname "$0")"
# What /etc/lista-noastra.env has there.
EXPORTS
# As Restart=always does. The command is that of a unit.
begin() {
  command=$(sed -n s/^ExecStart=//p "$1.service")
  setsid sh -c "while :; do $command; sleep 0.1; done" >> "$1.log" 2>&1 &
  echo $! > "$1.pid"
}
# The threads of a killed process end after it, and hold its ports until then.
lives() {
  grep -qs '^State:.[^ZX]' "/proc/$1/task/"*/status
}
runs() {
  test -e "$1.pid" && lives "$(cat "$1.pid")"
}
end() {
  test -e "$1.pid" || return 0
  kill -s "$2" -- "-$(cat "$1.pid")" 2> /dev/null || true
  while kill -s 0 -- "-$(cat "$1.pid")" 2> /dev/null; do sleep 0.02; done
  rm "$1.pid"
}
`

/**
 * Returns a loopback address that no other process of the tests uses, so that its ports stay free while its machine is down.
 */
export function ownHost(): string {
  const part = () => randomInt(1, 255)
  return process.platform === 'linux' ? `127.${part()}.${part()}.${part()}` : '127.0.0.1'
}

export function makeMachine({ home, data, host, port, settings, isRemote = false }: Place): TestMachine {
  mkdirSync(home, { recursive: true })
  const exports = Object.entries({ ...settings, DATA_DIR: data, HOST: host, PORT: port }).map(
    ([key, value]) => `export ${key}='${value}'`,
  )
  const script = (name: string, text: string) => {
    const path = join(home, name)
    writeFileSync(path, `${head.replace('EXPORTS', exports.join('\n'))}${text}\n`)
    chmodSync(path, 0o755)
    return path
  }
  const site = script(
    'site',
    `exec ${process.execPath} ${nodeOptions.join(' ')} ${inProject('scripts/start.ts')}`,
  )
  const ssh = `for last; do :; done; cd / && exec env -i HOME="$HOME" PATH="$PATH" sh -c "$last"`
  const followed = 'end lista-standby TERM'
  const fence = script('fence', killSite(data))
  const cut = script('cut-power', `./fence; end lista-replicate KILL; end lista-standby KILL`)
  const start = script('start', `runs site || { setsid ${site} >> site.log 2>&1 & echo $! > site.pid; }`)
  const up = `fetch('http://${host}:${port}/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`
  const upgrade = script(
    'upgrade',
    `echo "$(basename "$PWD") $1" >> ../upgrades; test "$1" != broken || { echo "It does not come up." >&2; exit 1; }
if runs lista-standby; then echo "$1 stands here"; exit; fi
./fence; ${start}; until ${process.execPath} -e "${up}"; do sleep 0.05; done; echo "$1 serves"`,
  )
  const machine = {
    address: `http://${host}:${port}`,
    data,
    units: home,
    run: isRemote ? [script('ssh', ssh), 'root@standby'] : [],
    upgrade,
    replicate: script('replicate', 'end lista-replicate TERM; begin lista-replicate'),
  }
  // The limit of a test does not end it while it waits for a script.
  const run = (path: string) => void execFileSync(path, { timeout: testLimits.startMs })
  const killWithTests = () => run(cut)
  process.once('exit', killWithTests)
  return {
    node: machine,
    standby: {
      ...machine,
      start,
      follow: script('follow', 'begin lista-standby'),
      unfollow: script('unfollow', followed),
      clear: script('clear', `./fence; ${followed}; end lista-replicate TERM`),
      lista: script(
        'lista',
        `command=$1; shift; exec ${process.execPath} ${inProject('scripts')}/$command.ts "$@"`,
      ),
    },
    fence,
    cutPower: () => run(cut),
    killSite: () => run(fence),
    startSite: () => run(start),
    kill: (unit) => run(script('kill', `end ${unit} KILL`)),
    begin: (unit) => run(script('begin', `end ${unit} KILL; begin ${unit}`)),
    stop: async () => {
      process.off('exit', killWithTests)
      run(script('end', `${followed}; end lista-replicate TERM`))
      const path = join(home, 'site.pid')
      const site = existsSync(path) ? processId(Number(readFileSync(path, 'utf8'))) : undefined
      if (!site) return
      process.kill(site.pid, 'SIGTERM')
      while (isRunning(site)) await pause(pollMs)
    },
  }
}

/**
 * Returns a command that kills the site of a node and its PocketBase at once, as a power cut would, and waits until both have
 * left their ports.
 */
function killSite(data: string): string {
  const running = join(data, 'running.json')
  const pids = `$(${process.execPath} -p "const r = JSON.parse(require('fs').readFileSync('${running}')); r.pid + ' ' + r.pocketBase.pid")`
  return `test -e ${running} || exit 0; pids=${pids}
for pid in $pids; do kill -9 $pid 2>/dev/null || true; done
for pid in $pids; do while lives "$pid"; do sleep 0.02; done; done`
}
