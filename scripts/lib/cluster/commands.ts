import { Problem } from '../problem.ts'
import { untilAskedToEnd } from '../process/ending.ts'
import { type Cluster, nodeNamed, readCluster, standbyAt, writeCluster } from './cluster-file.ts'
import { drain, join } from './join.ts'
import { takeLock } from './lock.ts'
import { type MoveRequest, move, movedInWords } from './move.ts'
import { tryState } from './nodes.ts'
import { promote } from './promote.ts'
import { render, tryHaproxyFile } from './render.ts'
import { settle } from './settle.ts'
import { readRanges } from './slot-ranges.ts'
import { beginStandby } from './standby/begin.ts'
import { caughtUp } from './standby/caught-up.ts'
import { lagHere } from './standby/lag.ts'
import { readStandby } from './standby/read-standby.ts'
import { tellOfStandbys } from './standby/tell.ts'
import { statusOf } from './status.ts'
import { upgradeAll } from './upgrade.ts'
import { watch } from './watch.ts'

/** One of the commands. @returns its final message */
type Command = (path: string, parameters: readonly string[]) => Promise<string>

const usage = `Say what: npm run cluster -- with one of
  status                          how all nodes are, and what to do
  render                          writes HAProxy's files anew from cluster.json
  move SLOTS from NODE to NODE    as of 000-0ff,3ff
  join NODE, drain NODE           gives a node its share of the slots, or takes all of them away
  promote NODE [off]              its standby in its place; off: somebody knows that it is gone
  standby NODE [ADDRESS [RUN …]]  begins its standby anew, or another one, as of http://10.0.0.2:4321 ssh root@10.0.0.2
  upgrade [REF]                   all nodes, one after another, home first
  watch                           puts standbys in the place of nodes that are gone, until it is ended
  settle SLOTS on NODE            that node has them, whatever others say`

const commands: Readonly<Record<string, Command>> = {
  async status(path) {
    const { nodes, findings } = await statusOf(await withExceptions(path))
    const rows = nodes.map(({ name, isHome, state, slots, lists, lagMs }) => {
      const how = state ? `${lists} lists, ${state.build}` : 'does not answer'
      const behind = lagMs === undefined ? '' : `, its standby ${lagMs} ms behind`
      return `${name}${isHome ? ' (home)' : ''}: ${slots} slots, ${how}${behind}`
    })
    const said = findings.map(({ what, advice }) => `${what}\n  ${advice}`)
    return [...rows, '', ...(said.length > 0 ? said : ['All is well.'])].join('\n')
  },
  async render(path) {
    const cluster = await withExceptions(path)
    render(cluster)
    tryHaproxyFile(cluster.router)
    return `HAProxy's files are in ${cluster.router.folder}: ${cluster.router.reload}`
  },
  async move(path, parameters) {
    const request = readMove(parameters)
    return movedInWords(await move(readCluster(path), path, request))
  },
  async join(path, [name = '']) {
    return `${name} has its share: ${movedInWords(await join(readCluster(path), path, name))}`
  },
  async drain(path, [name = '']) {
    const moved = await drain(readCluster(path), path, name)
    const served = moved.left.length > 0 ? 'few lists now' : 'no list any more'
    return `${name} serves ${served}: ${movedInWords(moved)}`
  },
  async promote(path, [name = '', off]) {
    await promote(readCluster(path), path, name, off === 'off')
    return `${name} is what was its standby, and has none now: npm run cluster -- standby ${name} ADDRESS [RUN …]`
  },
  async standby(path, [name = '', address, ...run]) {
    const cluster = readCluster(path)
    const another = address === undefined ? undefined : standbyAt(address, run, nodeNamed(cluster, name).data)
    const lagMs = await beginStandby(cluster, path, name, another)
    return lagMs === undefined
      ? `The standby of ${name} is being copied: npm run cluster -- status says when it follows.`
      : `The standby of ${name} follows, ${lagMs} ms behind.`
  },
  async 'standby-state'(_path, [dataFolder = '']) {
    return JSON.stringify(readStandby(dataFolder))
  },
  async lag(_path, [address = '', replica = '', dataFolder = '']) {
    return JSON.stringify(await lagHere(address, replica, dataFolder))
  },
  async 'caught-up'(_path, [replica = '', dataFolder = '']) {
    await caughtUp(replica, dataFolder)
    return ''
  },
  upgrade: (path, [ref = '']) => upgradeAll(readCluster(path), ref),
  async watch(path) {
    const askedToEnd = untilAskedToEnd()
    await Promise.all([watch(path, askedToEnd), tellOfStandbys(path, askedToEnd)])
    return ''
  },
  async settle(path, [ranges = '', on, name = '']) {
    if (on !== 'on') throw new Problem(usage)
    await settle(readCluster(path), path, readRanges(ranges), name)
    return `${ranges}: served by ${name} alone.`
  },
}

/** Commands that change nothing, or take the lock themselves. */
const withoutLock: readonly string[] = ['status', 'watch', 'standby-state', 'lag', 'caught-up']

/** @param path of cluster.json @throws Problem */
export async function runCommand(
  path: string,
  [name = '', ...parameters]: readonly string[],
): Promise<string> {
  const command = commands[name]
  if (!command) throw new Problem(usage)
  if (withoutLock.includes(name)) return command(path, parameters)
  const release = takeLock(path)
  try {
    return await command(path, parameters)
  } finally {
    release()
  }
}

function readMove([ranges = '', first, from = '', second, to = '']: readonly string[]): MoveRequest {
  if (first !== 'from' || second !== 'to') throw new Problem(usage)
  return { slots: readRanges(ranges), from, to }
}

/** Returns the cluster with the exceptions that its nodes know, which are then saved in the file. */
async function withExceptions(path: string): Promise<Cluster> {
  const cluster = readCluster(path)
  const states = await Promise.all(Object.values(cluster.nodes).map(tryState))
  const reported = Object.fromEntries(states.flatMap((state) => state?.exceptions ?? []))
  const exceptions = { ...cluster.exceptions, ...reported }
  if (Object.keys(exceptions).length > Object.keys(cluster.exceptions).length)
    writeCluster(path, { ...cluster, exceptions })
  return { ...cluster, exceptions }
}
