import { Problem } from '../problem.ts'
import { untilAskedToEnd } from '../process/ending.ts'
import { caughtUp } from './caught-up.ts'
import { type Cluster, readCluster, writeCluster } from './cluster-file.ts'
import { drain, join } from './join.ts'
import { takeLock } from './lock.ts'
import { type MoveRequest, move, movedInWords } from './move.ts'
import { tryState } from './nodes.ts'
import { promote } from './promote.ts'
import { readStandby } from './read-standby.ts'
import { render } from './render.ts'
import { settle } from './settle.ts'
import { readRanges } from './slot-ranges.ts'
import { statusOf } from './status.ts'
import { watch } from './watch.ts'

/** One of the commands. @returns what it says at the end */
type Command = (path: string, parameters: readonly string[]) => Promise<string>

const usage = `Say what: npm run cluster -- with one of
  status                          how all nodes are, and what to do
  render                          writes HAProxy's files anew from cluster.json
  move SLOTS from NODE to NODE    as of 000-0ff,3ff
  join NODE, drain NODE           gives a node its share of the slots, or takes all of them away
  promote NODE [off]              its standby in its place; off: somebody knows that it is gone
  watch                           puts standbys in the place of nodes that are gone, until it is ended
  settle SLOTS on NODE            that node has them, whatever others say`

const commands: Readonly<Record<string, Command>> = {
  async status(path) {
    const { nodes, findings } = await statusOf(await withExceptions(path))
    const rows = nodes.map(({ name, isHome, state, slots, lists }) => {
      const how = state ? `${lists} lists, ${state.build}` : 'does not answer'
      return `${name}${isHome ? ' (home)' : ''}: ${slots} slots, ${how}`
    })
    const said = findings.map(({ what, advice }) => `${what}\n  ${advice}`)
    return [...rows, '', ...(said.length > 0 ? said : ['All is well.'])].join('\n')
  },
  async render(path) {
    const cluster = await withExceptions(path)
    render(cluster)
    return `HAProxy's files are in ${cluster.router.folder}: ${cluster.router.reload}`
  },
  async move(path, parameters) {
    const request = readMove(parameters)
    return movedInWords(request, await move(readCluster(path), path, request))
  },
  async join(path, [name = '']) {
    const { lists, heldMs } = await join(readCluster(path), path, name)
    return `${name} has its share: ${lists} lists moved, held for ${Math.round(heldMs)} ms at most.`
  },
  async drain(path, [name = '']) {
    const { lists, heldMs } = await drain(readCluster(path), path, name)
    return `${name} serves no list any more: ${lists} moved, held for ${Math.round(heldMs)} ms at most.`
  },
  async promote(path, [name = '', off]) {
    await promote(readCluster(path), path, name, off === 'off')
    return `${name} is what was its standby. Give it another one: docs/cluster.md.`
  },
  async 'standby-state'(_path, [dataFolder = '']) {
    return JSON.stringify(readStandby(dataFolder))
  },
  async 'caught-up'(_path, [replica = '', dataFolder = '']) {
    await caughtUp(replica, dataFolder)
    return ''
  },
  async watch(path) {
    await watch(path, untilAskedToEnd())
    return ''
  },
  async settle(path, [ranges = '', on, name = '']) {
    if (on !== 'on') throw new Problem(usage)
    await settle(readCluster(path), path, readRanges(ranges), name)
    return `${ranges}: served by ${name} alone.`
  },
}

/** Those that change nothing, or see to it themselves that nobody else does. */
const withoutLock: readonly string[] = ['status', 'watch', 'standby-state', 'caught-up']

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

/** The cluster with the exceptions that its nodes know of, which the file keeps from then on. */
async function withExceptions(path: string): Promise<Cluster> {
  const cluster = readCluster(path)
  const states = await Promise.all(Object.values(cluster.nodes).map(tryState))
  const told = Object.fromEntries(states.flatMap((state) => state?.exceptions ?? []))
  const exceptions = { ...cluster.exceptions, ...told }
  if (Object.keys(exceptions).length > Object.keys(cluster.exceptions).length)
    writeCluster(path, { ...cluster, exceptions })
  return { ...cluster, exceptions }
}
